"""How the API is called in its check: as a player that exists."""

import os
import urllib.request

import schemathesis


@schemathesis.auth(refresh_interval=1)
class Player:
    """A player for each second, since calls of the check delete them."""

    def get(self, case, context):
        url = os.environ["API_CHECK_URL"] + "/api/v1/players"
        with urllib.request.urlopen(urllib.request.Request(url, method="POST")) as answer:
            return answer.read().decode().split('"')[3]

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"
