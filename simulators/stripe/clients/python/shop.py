"""What the tests share: clients, a shop with two plans, a browser for the hosted pages, and an endpoint for webhooks."""

import html.parser
import http.server
import itertools
import json
import os
import threading
import urllib.error
import urllib.parse
import urllib.request

import stripe

BASE = os.environ["SIM"]
KEY = "sk_test_simulated"
HOUR, DAY = 3600, 86400
VISA, DECLINED, FAILS_LATER = "4242 4242 4242 4242", "4000 0000 0000 0002", "4000000000000341"
_numbers = itertools.count()


def client(key=KEY, **more):
    """The client as a program would create it; only the address differs."""
    more.setdefault("max_network_retries", 0)
    return stripe.StripeClient(key, base_addresses={"api": BASE}, **more)


api = client()


def control(path, body):
    """Asks the control desk of the simulator."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
        return json.loads(text) if text else None


class Shop:
    """Two products with prices by month and year, in dollars and euros. Each shop has lookup keys of its own."""

    def __init__(self):
        self.mark = f"s{next(_numbers)}"
        self.starter = self.product("Starter")
        self.pro = self.product("Professional")
        self.starter_monthly = self.price(self.starter, 4900, "month", "starter_monthly")
        self.pro_monthly = self.price(self.pro, 14900, "month", "pro_monthly")
        self.pro_yearly = self.price(self.pro, 142800, "year", "pro_yearly")

    def product(self, name):
        return api.v1.products.create({"name": name})

    def price(self, product, amount, interval, key):
        return api.v1.prices.create(
            {
                "product": product.id,
                "currency": "usd",
                "unit_amount": amount,
                "tax_behavior": "exclusive",
                "recurring": {"interval": interval},
                "currency_options": {"eur": {"unit_amount": amount, "tax_behavior": "exclusive"}},
                "lookup_key": f"{self.mark}_{key}",
            }
        )


control("/sim/reset", {})
shop = Shop()


class Customer:
    """A customer with a test clock."""

    def __init__(self, start=1_800_000_000, card="pm_card_visa", **more):
        self.clock = api.v1.test_helpers.test_clocks.create({"frozen_time": start}).id
        self.now = start
        self.id = api.v1.customers.create({"email": "ada@example.com", "test_clock": self.clock, **more}).id
        if card:
            self.use(card)

    def use(self, card):
        """Makes a card the default."""
        method = api.v1.payment_methods.attach(card, {"customer": self.id})
        api.v1.customers.update(self.id, {"invoice_settings": {"default_payment_method": method.id}})
        return method.id

    def subscribe(self, price=None, quantity=1, **more):
        price = price or shop.pro_monthly
        return api.v1.subscriptions.create(
            {"customer": self.id, "items": [{"price": price.id, "quantity": quantity}], **more}
        )

    def advance(self, until):
        """Advances the clock, and waits until its work is done."""
        clock = api.v1.test_helpers.test_clocks.advance(self.clock, {"frozen_time": until})
        assert clock.status in ("advancing", "ready")
        for _ in range(100):
            clock = api.v1.test_helpers.test_clocks.retrieve(self.clock)
            if clock.status == "ready":
                break
        assert clock.status == "ready" and clock.frozen_time == until
        self.now = until

    def events(self, *types):
        """Events of some types about this customer, the oldest first."""
        is_ours = lambda it: self.id in (getattr(it, "customer", None), it.id)
        found = api.v1.events.list({"types": types, "limit": 100}).auto_paging_iter()
        return [one for one in found if is_ours(one.data.object)][::-1]


def period(subscription):
    item = subscription["items"].data[0]
    return item.current_period_start, item.current_period_end


class Form(html.parser.HTMLParser):
    """The first form of a page."""

    def __init__(self, page):
        super().__init__()
        self.method, self.fields, self._state = None, {}, 0
        self.language = None
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "html":
            self.language = attributes.get("lang")
        if tag == "form" and self._state == 0:
            self._state, self.method = 1, attributes.get("method")
        if tag == "input" and self._state == 1:
            self.fields[attributes["name"]] = attributes.get("value", "")

    def handle_endtag(self, tag):
        if tag == "form" and self._state == 1:
            self._state = 2


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


_opener = urllib.request.build_opener(NoRedirect)


def browse(url, fields=None):
    """Opens a page, or submits a form; answers status, page, and where the browser is sent."""
    data = None if fields is None else urllib.parse.urlencode(fields).encode()
    try:
        answer = _opener.open(url, data)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.read().decode(), answer.headers.get("location")


def submit(url, **typed):
    """Types into the first form of a page, and submits it."""
    status, page, _ = browse(url)
    assert status == 200, (status, page)
    form = Form(page)
    assert form.method == "post"
    return browse(url, {**form.fields, **typed})


class Endpoint:
    """Receives webhooks, and refuses the first attempts if it is told to."""

    def __init__(self, refuse=0):
        self.received, self.refuse = [], refuse
        self._changed = threading.Condition()
        endpoint = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                with endpoint._changed:
                    accepted = endpoint.refuse <= 0
                    endpoint.refuse -= 1
                    endpoint.received.append((body, self.headers["stripe-signature"], accepted))
                    endpoint._changed.notify_all()
                self.send_response(200 if accepted else 500)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, holds, seconds=10):
        """Waits until what was received fulfills a condition."""
        with self._changed:
            assert self._changed.wait_for(lambda: holds(self.received), seconds), self.received

    def close(self):
        self.server.shutdown()
        self.server.server_close()
