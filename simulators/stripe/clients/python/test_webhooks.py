"""Webhooks, checked by the official client's own code."""

import json
import unittest

import stripe

from shop import Customer, Endpoint, api, control, period, shop


class Webhooks(unittest.TestCase):
    def endpoint(self, events, refuse=0):
        endpoint = Endpoint(refuse)
        self.addCleanup(endpoint.close)
        made = api.v1.webhook_endpoints.create({"url": endpoint.url, "enabled_events": events, "api_version": stripe.api_version})
        self.addCleanup(api.v1.webhook_endpoints.delete, made.id)
        self.assertTrue(made.secret.startswith("whsec_"))
        self.assertNotIn("secret", api.v1.webhook_endpoints.retrieve(made.id))
        endpoint.id, endpoint.secret = made.id, made.secret
        return endpoint

    def test_events_are_signed_and_have_their_snapshot(self):
        endpoint = self.endpoint(["*"])
        customer = Customer()
        made = customer.subscribe()
        kinds = lambda received: {json.loads(body)["type"] for body, _, _ in received}
        endpoint.wait(lambda received: {"customer.subscription.created", "invoice.paid"} <= kinds(received))
        for body, signature, _ in endpoint.received:
            event = stripe.Webhook.construct_event(body, signature, endpoint.secret)
            self.assertEqual(event.data.object.object, json.loads(body)["data"]["object"]["object"])
            for wrong in [(body + b" ", signature, endpoint.secret), (body, signature, "whsec_wrong")]:
                with self.assertRaises(stripe.SignatureVerificationError):
                    stripe.Webhook.construct_event(*wrong)
        bodies = [json.loads(body) for body, _, _ in endpoint.received]
        created = next(one for one in bodies if one["type"] == "customer.subscription.created")
        self.assertEqual(created["data"]["object"]["status"], "incomplete")
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "active")
        self.assertTrue(created["request"]["id"].startswith("req_"))
        self.assertTrue(created["request"]["idempotency_key"])

    def test_only_wanted_events_arrive_with_previous_attributes(self):
        endpoint = self.endpoint(["customer.updated"])
        made = api.v1.customers.create({"name": "a", "metadata": {"x": "1"}})
        api.v1.customers.update(made.id, {"name": "b", "metadata": {"x": "2"}})
        api.v1.customers.update(made.id, {"name": "b"})
        endpoint.wait(lambda received: len(received) >= 1)
        bodies = [json.loads(body) for body, _, _ in endpoint.received]
        self.assertEqual([one["type"] for one in bodies], ["customer.updated"])
        self.assertEqual(bodies[0]["data"]["previous_attributes"], {"name": "a", "metadata": {"x": "1"}})
        self.assertEqual(bodies[0]["data"]["object"]["name"], "b")

    def test_a_refused_event_comes_again_with_another_signature(self):
        endpoint = self.endpoint(["product.created"], refuse=1)
        product = shop.product("Again")
        endpoint.wait(lambda received: len(received) == 2)
        (first, first_signature, _), (second, second_signature, accepted) = endpoint.received
        self.assertEqual((json.loads(first)["id"], accepted), (json.loads(second)["id"], True))
        self.assertNotEqual(first_signature, second_signature)
        event = stripe.Webhook.construct_event(second, second_signature, endpoint.secret)
        self.assertEqual(event.data.object.id, product.id)

    def test_events_are_lost_and_doubled_on_demand(self):
        endpoint = self.endpoint(["product.created"])
        for kind in ["webhook_lost", "webhook_doubled"]:
            control("/sim/faults", {"method": "webhook", "path": "product.created", "kind": kind, "count": 1})
        lost, doubled = shop.product("Lost"), shop.product("Doubled")
        endpoint.wait(lambda received: len(received) == 2)
        ids = [json.loads(body)["data"]["object"]["id"] for body, _, _ in endpoint.received]
        self.assertEqual(ids, [doubled.id, doubled.id])
        self.assertIn(lost.id, [event.data.object.id for event in api.v1.events.list({"type": "product.created"}).data])

    def test_a_disabled_endpoint_hears_nothing(self):
        endpoint = self.endpoint(["product.created"])
        api.v1.webhook_endpoints.update(endpoint.id, {"disabled": True})
        shop.product("Unheard")
        api.v1.webhook_endpoints.update(endpoint.id, {"disabled": False})
        heard = shop.product("Heard")
        endpoint.wait(lambda received: len(received) == 1)
        self.assertEqual(json.loads(endpoint.received[0][0])["data"]["object"]["id"], heard.id)

    def test_refusals(self):
        table = [({"url": "nowhere", "enabled_events": ["*"]}, "url"), ({"url": "http://127.0.0.1:9", "enabled_events": ["x y"]},
                 "enabled_events"), ({"url": "http://127.0.0.1:9", "enabled_events": ["*"], "api_version": "2020-01-01"}, "api_version")]
        for params, param in table:
            with self.assertRaises(stripe.InvalidRequestError) as refused:
                api.v1.webhook_endpoints.create(params)
            self.assertEqual(refused.exception.param, param)


class Events(unittest.TestCase):
    def test_events_are_listed_by_type_and_time(self):
        customer = Customer()
        made = customer.subscribe()
        customer.advance(period(made)[1] + 1)
        listed = api.v1.events.list({"types": ["customer.subscription.created", "customer.subscription.updated"],
                                     "created": {"gte": customer.now - 1}}).data
        ours = [event for event in listed if event.data.object.id == made.id]
        self.assertEqual([event.type for event in ours], ["customer.subscription.updated"])
        self.assertEqual(api.v1.events.retrieve(ours[0].id), ours[0])
        self.assertTrue(all(event.type.startswith("customer.subscription.")
                            for event in api.v1.events.list({"type": "customer.subscription.*"}).data))
