// A person's profile: ratings, statistics and finished games.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request, ApiError } from "../core/api.js";
import { loadStylesheet } from "../core/stylesheets.js";
import { loadMessages, translate } from "../core/locale.js";
import { CopyLink } from "../table/other-device.js";
import { formatDate } from "./dates.js";
import { GameHistory } from "./game-history.js";
import { Page, ErrorMessage, useAction } from "./page.js";
import { GameSection } from "./profile-statistics.js";

/** @import { Profile } from "../core/types.js" */

const VISIBILITIES = /** @type {const} */ (["everyone", "opponents", "nobody"]);

await loadStylesheet("/pages/profile.css");

/** @param {{ params: string[] }} props */
export default function ProfilePage({ params: [handle] }) {
  const path = `/profiles/${handle || "me"}`;
  const [profile, setProfile] = useState(/** @type {Profile | null} */ (null));
  const [errorMessage, setErrorMessage] = useState("");
  const [loadedGames, setLoadedGames] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    Promise.all([request("GET", path), loadMessages("profile")]).then(
      ([found]) => setProfile(found),
      async (error) => {
        await loadMessages("profile");
        const status = error instanceof ApiError ? error.status : 0;
        setErrorMessage(status === 403 ? translate("profile-refused") : status === 401 ? translate("profile-empty") : error.message);
      },
    );
  }, [path]);
  const games = profile ? [...new Set([...profile.games.map(({ game }) => game), ...Object.keys(profile.ratings)])] : [];
  const statsOf = (/** @type {string} */ game) => profile?.games.find((one) => one.game === game);
  // A game's favourite components load after its other statistics. The sections below are added afterwards, so that they do not move.
  const loading = games.findIndex((game) => statsOf(game) && !loadedGames.includes(game));
  const shownGames = loading < 0 ? games : games.slice(0, loading + 1);
  return html`
    <${Page} title=${profile?.name || translate("profile")} kind="profile">
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${
        profile &&
        html`
          ${profile.created_at && html`<p class="since">${translate("profile-since", { day: formatDate(profile.created_at) })}</p>`}
          ${profile.yours && profile.handle && html`<${ProfileSettings} profile=${profile} handle=${profile.handle} />`}
          ${!games.length && html`<p>${translate("profile-empty")}</p>`}
          ${shownGames.map(
            (game) => html`
              <${GameSection}
                key=${game}
                path=${path}
                game=${game}
                stats=${statsOf(game)}
                ratings=${profile.ratings[game] ?? []}
                onLoaded=${() => setLoadedGames((loaded) => [...loaded, game])}
              />
            `,
          )}
          ${games.length > 0 && loading < 0 && html`<${GameHistory} path=${path} yours=${profile.yours} />`}
        `
      }
    </${Page}>
  `;
}

/** The visibility and the link of the person's own profile. @param {{ profile: Profile, handle: string }} props */
function ProfileSettings({ profile, handle }) {
  const [visibility, setVisibility] = useState(profile.visibility);
  const { errorMessage, run } = useAction();
  const changeVisibility = (/** @type {Event} */ event) => {
    const next = /** @type {Profile["visibility"]} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    run(() => request("POST", "/profiles/me", { visibility: next }).then(() => setVisibility(next)))();
  };
  return html`
    <details class="profile-settings">
      <summary>${translate("profile-shown")}: <b>${translate(`profile-shown-${visibility}`)}</b></summary>
      <p>
        <label>
          ${translate("profile-shown")}${" "}
          <select id="profile-shown" onchange=${changeVisibility}>
            ${VISIBILITIES.map(
              (who) => html`
                <option value=${who} selected=${who === visibility}>
                  ${translate(`profile-shown-${who}`)}
                </option>
              `,
            )}
          </select>
        </label>
      </p>
      <p class="hint">${translate("profile-shown-note")}</p>
      <p>${translate("profile-link")}</p>
      <${CopyLink} link=${`${location.origin}/#/profile/${handle}`} label=${translate("profile-link")} />
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
    </details>
  `;
}
