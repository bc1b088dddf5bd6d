"""The docs site, built by `make docs`."""

import ukiyo

project = "Ukiyo"
author = "the Ukiyo maintainers"
release = version = ukiyo.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["images/*.py"]
html_theme = "furo"
html_title = f"Ukiyo {release}"
html_theme_options = {"source_repository": "", "navigation_with_keys": True}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4

linkcheck_ignore = [r"https?://(localhost|127\.0\.0\.1)\b"]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_mock_imports = ["torch", "ray", "grpc", "pettingzoo", "gymnasium", "pyarrow"]
