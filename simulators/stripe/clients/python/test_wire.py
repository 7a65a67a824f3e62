"""The wire, objects of the catalog and of customers, by the official client."""

import concurrent.futures
import unittest
import urllib.error
import urllib.request

import stripe

from shop import BASE, Customer, api, client, control, shop


class Wire(unittest.TestCase):
    def test_a_wrong_or_missing_key_is_refused(self):
        with self.assertRaises(stripe.AuthenticationError) as refused:
            client("sk_test_wrong").v1.customers.list()
        self.assertEqual(refused.exception.http_status, 401)

    def test_an_unknown_version_is_refused(self):
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.customers.list({}, {"stripe_version": "2020-01-01"})
        self.assertEqual(refused.exception.http_status, 400)

    def test_answers_have_a_request_id_and_the_version(self):
        answer = api.v1.customers.list().last_response
        self.assertTrue(answer.request_id.startswith("req_"))
        self.assertEqual(answer.headers["stripe-version"], stripe.api_version)

    def test_an_unknown_address_is_not_found(self):
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.raw_request("get", "/v1/nothing")
        self.assertEqual(refused.exception.http_status, 404)

    def test_errors_have_codes_and_parameters(self):
        table = [
            (lambda: api.v1.customers.create({"nickname": "x"}), 400, "parameter_unknown", "nickname"),
            (lambda: api.v1.customers.create({"address": {"planet": "x"}}), 400, "parameter_unknown", "address[planet]"),
            (lambda: api.v1.prices.create({"currency": "usd", "unit_amount": "x", "product": shop.pro.id}), 400,
             "parameter_invalid_integer", "unit_amount"),
            (lambda: api.v1.products.create({}), 400, "parameter_missing", "name"),
            (lambda: api.v1.products.create({"name": ""}), 400, "parameter_invalid_empty", "name"),
            (lambda: api.v1.customers.retrieve("cus_none"), 404, "resource_missing", "id"),
            (lambda: api.v1.subscriptions.create({"customer": "cus_none", "items": [{"price": shop.pro_monthly.id}]}), 400,
             "resource_missing", "customer"),
            (lambda: api.v1.customers.create({"email": "nobody"}), 400, "email_invalid", "email"),
        ]
        for act, status, code, param in table:
            with self.subTest(code=code, param=param), self.assertRaises(stripe.InvalidRequestError) as refused:
                act()
            error = refused.exception
            self.assertEqual((error.http_status, error.code, error.param), (status, code, param))
            self.assertTrue(error.request_id)

    def test_a_repeated_key_gives_the_first_answer(self):
        again = {"idempotency_key": f"{shop.mark}-again"}
        first = api.v1.customers.create({"email": "one@example.com"}, again)
        second = api.v1.customers.create({"email": "one@example.com"}, again)
        self.assertEqual(first.id, second.id)
        self.assertEqual(second.last_response.headers["idempotent-replayed"], "true")
        self.assertNotIn("idempotent-replayed", first.last_response.headers)
        with self.assertRaises(stripe.IdempotencyError):
            api.v1.customers.create({"email": "two@example.com"}, again)
        with self.assertRaises(stripe.IdempotencyError):
            api.v1.products.create({"name": "x"}, again)

    def test_eight_at_once_with_one_key_make_one_object(self):
        key = {"idempotency_key": f"{shop.mark}-eight"}
        create = lambda _: api.v1.customers.create({"email": "eight@example.com"}, key).id
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            self.assertEqual(len(set(pool.map(create, range(8)))), 1)
        self.assertEqual(len(api.v1.customers.list({"email": "eight@example.com"}).data), 1)

    def test_a_refused_request_is_not_kept_for_its_key(self):
        key = {"idempotency_key": f"{shop.mark}-refused"}
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.customers.create({"nickname": "x"}, key)
        self.assertTrue(api.v1.customers.create({"name": "x"}, key).id)

    def test_a_lost_answer_is_repeated_to_the_retry_and_nothing_happens_twice(self):
        fault = {"method": "POST /v1/customers", "kind": "answer_lost", "count": 1}
        control("/sim/faults", fault)
        retrying = client(max_network_retries=2)
        created = retrying.v1.customers.create({"email": "lost@example.com"})
        self.assertEqual([one.id for one in api.v1.customers.list({"email": "lost@example.com"}).data], [created.id])

    def test_failures_of_the_service_are_errors_of_the_service(self):
        for kind, status, error in [("internal", 500, stripe.APIError), ("rate_limited", 429, stripe.RateLimitError)]:
            control("/sim/faults", {"method": "GET /v1/account", "kind": kind, "count": 1})
            with self.assertRaises(error) as refused:
                api.raw_request("get", "/v1/account")
            self.assertEqual(refused.exception.http_status, status)

    def test_only_forms_are_taken(self):
        headers = {"authorization": "Bearer sk_test_simulated", "content-type": "application/json"}
        request = urllib.request.Request(BASE + "/v1/customers", b"{}", headers)
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request)
        self.assertEqual(refused.exception.code, 400)
        refused.exception.close()


class Lists(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.email = f"{shop.mark}@list.example"
        cls.ids = [api.v1.customers.create({"email": cls.email}).id for _ in range(25)][::-1]

    def test_lists_are_newest_first_with_ten_entries(self):
        page = api.v1.customers.list({"email": self.email})
        self.assertEqual([one.id for one in page.data], self.ids[:10])
        self.assertTrue(page.has_more)
        self.assertEqual(page.url, "/v1/customers")

    def test_both_cursors_lead_through_a_list(self):
        after = api.v1.customers.list({"email": self.email, "limit": 5, "starting_after": self.ids[21]})
        self.assertEqual(([one.id for one in after.data], after.has_more), (self.ids[22:], False))
        before = api.v1.customers.list({"email": self.email, "limit": 5, "ending_before": self.ids[9]})
        self.assertEqual(([one.id for one in before.data], before.has_more), (self.ids[4:9], True))

    def test_the_client_pages_by_itself(self):
        pages = api.v1.customers.list({"email": self.email, "limit": 7}).auto_paging_iter()
        self.assertEqual([one.id for one in pages], self.ids)

    def test_limits_and_cursors_are_checked(self):
        for params in [{"limit": 0}, {"limit": 101}, {"starting_after": "cus_none"},
                       {"starting_after": self.ids[0], "ending_before": self.ids[1]}]:
            with self.subTest(params), self.assertRaises(stripe.InvalidRequestError):
                api.v1.customers.list(params)


class Customers(unittest.TestCase):
    def test_a_customer_goes_there_and_back(self):
        made = api.v1.customers.create({
            "name": "Ada & Söhne", "email": "ada@example.com", "preferred_locales": ["fr", "en"],
            "address": {"country": "FR", "postal_code": "75001"}, "metadata": {"org_id": "7"},
        })
        read = api.v1.customers.retrieve(made.id)
        self.assertEqual(read, made)
        self.assertEqual((read.name, read.preferred_locales, read.address.country, read.address.city),
                         ("Ada & Söhne", ["fr", "en"], "FR", None))

    def test_metadata_are_merged_unset_and_limited(self):
        made = api.v1.customers.create({"metadata": {"a": "1", "b": "2"}})
        changed = api.v1.customers.update(made.id, {"metadata": {"b": "", "c": "3"}})
        self.assertEqual(changed.metadata.to_dict(), {"a": "1", "c": "3"})
        self.assertEqual(api.v1.customers.update(made.id, {"metadata": ""}).metadata.to_dict(), {})
        for metadata in [{"k" * 41: "v"}, {"k": "v" * 501}, {f"k{n}": "v" for n in range(51)}, {"k[x]": "v"}]:
            with self.assertRaises(stripe.InvalidRequestError):
                api.v1.customers.update(made.id, {"metadata": metadata})

    def test_an_empty_text_unsets_a_field(self):
        made = api.v1.customers.create({"name": "x", "description": "y"})
        self.assertIsNone(api.v1.customers.update(made.id, {"name": ""}).name)

    def test_a_deleted_customer_is_shown_as_deleted_and_loses_its_subscriptions(self):
        customer = Customer()
        subscription = customer.subscribe()
        self.assertTrue(api.v1.customers.delete(customer.id).deleted)
        self.assertTrue(api.v1.customers.retrieve(customer.id).deleted)
        self.assertEqual(api.v1.subscriptions.retrieve(subscription.id).status, "canceled")
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.customers.update(customer.id, {"name": "x"})
        self.assertEqual(refused.exception.http_status, 404)

    def test_tax_ids_are_checked_and_verified_later(self):
        customer = Customer(card=None)
        made = api.v1.customers.tax_ids.create(customer.id, {"type": "eu_vat", "value": "DE123456789"})
        self.assertEqual((made.country, made.verification.status), ("DE", "pending"))
        customer.advance(customer.now + 60)
        self.assertEqual(api.v1.customers.tax_ids.retrieve(customer.id, made.id).verification.status, "verified")
        self.assertEqual([event.type for event in customer.events("customer.tax_id.updated")], ["customer.tax_id.updated"])
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.customers.tax_ids.create(customer.id, {"type": "eu_vat", "value": "nonsense"})
        self.assertEqual(refused.exception.code, "tax_id_invalid")
        api.v1.customers.tax_ids.delete(customer.id, made.id)
        self.assertEqual(api.v1.customers.tax_ids.list(customer.id).data, [])


class Catalog(unittest.TestCase):
    def test_prices_are_found_by_lookup_key(self):
        keys = [shop.pro_monthly.lookup_key, shop.pro_yearly.lookup_key, "none"]
        found = api.v1.prices.list({"lookup_keys": keys, "expand": ["data.currency_options", "data.product"]})
        self.assertEqual({one.id for one in found.data}, {shop.pro_monthly.id, shop.pro_yearly.id})
        for price in found.data:
            self.assertEqual(price.product.name, "Professional")
            self.assertEqual(price.currency_options["eur"].unit_amount, price.unit_amount)
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.prices.list({"lookup_keys": [str(n) for n in range(11)]})

    def test_options_of_currencies_are_shown_on_demand_only(self):
        self.assertNotIn("currency_options", api.v1.prices.retrieve(shop.pro_monthly.id))

    def test_a_lookup_key_moves_only_when_told(self):
        key = f"{shop.mark}_moving"
        old = shop.price(shop.pro, 100, "month", "moving")
        new = {"product": shop.pro.id, "currency": "usd", "unit_amount": 200, "recurring": {"interval": "month"},
               "lookup_key": key}
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.prices.create(new)
        moved = api.v1.prices.create({**new, "transfer_lookup_key": True})
        self.assertIsNone(api.v1.prices.retrieve(old.id).lookup_key)
        self.assertEqual([one.id for one in api.v1.prices.list({"lookup_keys": [key]}).data], [moved.id])

    def test_an_amount_never_changes(self):
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.prices.update(shop.pro_monthly.id, {"unit_amount": 1})
        self.assertEqual((refused.exception.code, refused.exception.param), ("parameter_unknown", "unit_amount"))

    def test_a_product_with_prices_cannot_be_deleted(self):
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.products.delete(shop.pro.id)
        self.assertTrue(api.v1.products.delete(shop.product("Gone").id).deleted)


class Expand(unittest.TestCase):
    def test_ids_become_objects(self):
        customer = Customer()
        made = customer.subscribe(expand=["customer", "latest_invoice.payments", "items.data.price.product"])
        self.assertEqual(made.customer.email, "ada@example.com")
        self.assertEqual(made.latest_invoice.payments.data[0].status, "paid")
        self.assertEqual(made["items"].data[0].price.product.name, "Professional")
        listed = api.v1.subscriptions.list({"customer": customer.id, "expand": ["data.customer"]})
        self.assertEqual(listed.data[0].customer.id, customer.id)
        read = api.v1.customers.retrieve(customer.id, {"expand": ["subscriptions", "tax_ids"]})
        self.assertEqual([one.id for one in read.subscriptions.data], [made.id])

    def test_what_cannot_be_expanded_is_refused(self):
        for path in ["nothing", "email", "a.b.c.d.e"]:
            with self.subTest(path), self.assertRaises(stripe.InvalidRequestError):
                api.v1.customers.retrieve(api.v1.customers.create({"email": "e@example.com"}).id, {"expand": [path]})
