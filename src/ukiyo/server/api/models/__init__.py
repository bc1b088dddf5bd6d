"""Models of the API: requests, which are validated, and responses, which are typed dictionaries.

They depend on the types in `ukiyo.play` and on constants in `db`.
The OpenAPI description and the browser's types are generated from them.
"""
