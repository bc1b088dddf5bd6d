"""Prints Lighthouse's scores for the most important pages, on a phone and on a desktop. Run with `make lighthouse`."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

from tests.server.server_process import Guest, ServerProcess
from ukiyo.lab.measure.bench import machine

BROWSERS = ["chromium-headless-shell", "chromium", "google-chrome"]
CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]


def report(lighthouse: str, url: str, headers: Path, *, desktop: bool) -> dict[str, float]:
    """Run Lighthouse once and return its scores and three of its metrics."""
    command = [lighthouse, url, "--quiet", "--output=json", f"--extra-headers={headers}", "--max-wait-for-load=60000"]
    command += ["--chrome-flags=--headless --no-sandbox --disable-gpu", *(["--preset=desktop"] if desktop else [])]
    chrome = os.environ.get("CHROME_PATH") or next(filter(None, map(shutil.which, BROWSERS)))
    done = subprocess.run(command, env={**os.environ, "CHROME_PATH": chrome}, capture_output=True, text=True, timeout=300, check=True)
    result = json.loads(done.stdout)
    scores = {name: 100 * result["categories"][name]["score"] for name in CATEGORIES}
    metrics = {name: result["audits"][name]["numericValue"] for name in ("largest-contentful-paint", "total-blocking-time")}
    return {**scores, **metrics, "cumulative-layout-shift": result["audits"]["cumulative-layout-shift"]["numericValue"]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=3, help="runs per page; the table shows the medians")
    parser.add_argument("--lighthouse", default="build/lighthouse/node_modules/.bin/lighthouse")
    asked = parser.parse_args()
    print(f"{machine()}; medians of {asked.runs} runs\n")
    print("| page | device | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | CLS |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        server = ServerProcess(f"sqlite:///{folder}/ukiyo.db", folder)
        try:
            person = Guest(server, "Aki")
            pages = {"home": "#/", "rules": "#/rules/iki", "learn": "#/learn/iki"}
            for game in ("iki", "hokusai"):
                table = person.set_table("me", "novice", "novice", "novice", game=game)
                person.post(f"/tables/{table}/start")
                pages[f"table of {game}"] = f"#/table/{table}"
            headers = folder / "headers.json"
            headers.write_text(json.dumps(person.cookie))
            for name, address in pages.items():
                for device in ("phone", "desktop"):
                    url = f"{server.url}/{address}"
                    runs = [report(asked.lighthouse, url, headers, desktop=device == "desktop") for _ in range(asked.runs)]
                    median = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
                    scores = " | ".join(f"{median[category]:.0f}" for category in CATEGORIES)
                    paint, blocked = median["largest-contentful-paint"] / 1000, median["total-blocking-time"]
                    shift = median["cumulative-layout-shift"]
                    print(
                        f"| {name} | {device} | {scores} | {paint:.1f} | {blocked:.0f} | {shift:.3f} |",
                        flush=True,
                    )
        finally:
            server.kill()


if __name__ == "__main__":
    main()
