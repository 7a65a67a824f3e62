"""Somebody with an organisation that has something of everything, as whom schemathesis calls the API."""

import json
import os
import urllib.error
import urllib.parse
import urllib.request

import schemathesis

SERVER = os.environ["CONTRACT_SERVER"]
WHO = {"email": "owner@example.com", "password": "Awning-7-Copper"}
# What takes its caller to another organisation, where hardly anything is.
LEAVING = {"create_organisation", "switch_organisation", "accept_invitation"}


class Here(urllib.request.HTTPRedirectHandler):
    """Stays where it is when it is sent elsewhere."""

    def redirect_request(self, *_):
        return None


# Whoever comes back from Google shows by a cookie that it was they who went there.
OPENER = urllib.request.build_opener(Here, urllib.request.HTTPCookieProcessor())


def call(method, path, body=None, token=None, kind="application/json"):
    """The answer to a request, or an exception."""
    raw = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"Content-Type": kind} | ({"Authorization": f"Bearer {token}"} if token else {})
    with OPENER.open(urllib.request.Request(SERVER + path, raw, headers, method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def sign_in():
    return call("POST", "/auth/v1/token?grant_type=password", WHO)["access_token"]


def moved(url, form=None):
    """Where a request to an address is sent."""
    try:
        OPENER.open(url, form)
    except urllib.error.HTTPError as answer:
        if answer.code in (302, 303):
            return answer.headers["location"]
        raise
    raise AssertionError(f"{url} leads nowhere")


def connect_google(token):
    """Connects a user of the simulator and imports one account."""
    consent = call("POST", "/functions/v1/auth-google-start", {}, token)["authUrl"]
    asked = urllib.parse.parse_qs(urllib.parse.urlparse(consent).query)["scope"][0]
    form = {"account": "alex.martin@example.com", "decision": "allow", "scope": asked.split()}
    moved(moved(consent, urllib.parse.urlencode(form, doseq=True).encode()))
    account = call("POST", "/api/v1/google/accounts/refresh", token=token)["items"][0]
    call("POST", "/functions/v1/import-gbp-locations", {"account_id": account["account_id"]}, token)


def build():
    """Signs somebody up and fills their organisation; returns its id."""
    names = {"first_name": "Ann", "last_name": "Lee", "company": "Lee Bakeries"}
    token = call("POST", "/auth/v1/signup", WHO | {"data": names})["access_token"]
    for number in range(1, 13):
        shop = {"name": f"Lee Bakery {number}", "address": f"{number} Main Street", "city": "Albany", "country": "US"}
        call("POST", "/api/v1/locations", shop, token)
    call("POST", "/api/v1/labels", {"name": "Flagship", "color": "blue"}, token)
    call("POST", "/api/v1/imports?filename=shops.csv", b"Name,Address,City\nA,1 Main Street,Albany\n", token, "text/csv")
    connect_google(token)
    return call("GET", "/api/v1/me", token=token)["organisation"]["id"]


HOME = build()


@schemathesis.auth(refresh_interval=600)
class Owner:
    """Signs in anew before a session can have ended."""

    def get(self, case, context):
        return sign_in()

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def after_call(context, case, response):
    """Goes back to the organisation that has something in it."""
    if case.operation.definition.raw.get("operationId") in LEAVING and response.status_code < 300:
        call("POST", f"/api/v1/organisations/{HOME}/switch", token=sign_in())
