"""Models of the API: requests, which are validated, and responses, which are typed dictionaries.

They depend on the shapes in `ukiyo.play` and on the constants of `db`.
The OpenAPI description and the browser's types are generated from them.
"""
