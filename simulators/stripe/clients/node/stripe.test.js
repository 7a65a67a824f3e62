// A subscription from Checkout to its end, by Stripe's own client for Node.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import Stripe from "stripe";

const base = new URL(process.env.SIM);
const stripe = new Stripe("sk_test_simulated", { host: base.hostname, port: base.port, protocol: "http", maxNetworkRetries: 0 });
const DAY = 86_400;

async function priceOf(name, amount) {
  return stripe.prices.create({
    currency: "usd",
    unit_amount: amount,
    recurring: { interval: "month" },
    product_data: { name },
    currency_options: { eur: { unit_amount: amount } },
  });
}

async function receiver() {
  const bodies = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    bodies.push([body, request.headers["stripe-signature"]]);
    response.end();
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { bodies, server, url: `http://127.0.0.1:${server.address().port}/` };
}

test("a wrong key and an unknown parameter are errors of their types", async () => {
  const stranger = new Stripe("sk_test_wrong", { host: base.hostname, port: base.port, protocol: "http", maxNetworkRetries: 0 });
  await assert.rejects(stranger.customers.list(), Stripe.errors.StripeAuthenticationError);
  await assert.rejects(stripe.customers.create({ nickname: "x" }), (error) => {
    assert.ok(error instanceof Stripe.errors.StripeInvalidRequestError);
    assert.deepEqual([error.code, error.param, error.statusCode], ["parameter_unknown", "nickname", 400]);
    return true;
  });
});

test("the client pages by itself", async () => {
  const email = `node-${process.pid}@example.com`;
  for (let made = 0; made < 12; made += 1) await stripe.customers.create({ email });
  const seen = [];
  for await (const customer of stripe.customers.list({ email, limit: 5 })) seen.push(customer.id);
  assert.equal(new Set(seen).size, 12);
});

test("a subscription is bought, changed as its preview says, and ended", async (t) => {
  const hooks = await receiver();
  t.after(() => hooks.server.close());
  const endpoint = await stripe.webhookEndpoints.create({ url: hooks.url, enabled_events: ["checkout.session.completed"] });
  t.after(() => stripe.webhookEndpoints.del(endpoint.id));
  const [starter, professional] = [await priceOf("Starter", 4900), await priceOf("Professional", 14900)];
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  const customer = await stripe.customers.create({ email: "ada@example.com", test_clock: clock.id });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    currency: "eur",
    line_items: [{ price: starter.id, quantity: 1 }],
    success_url: "http://127.0.0.1:9/?paid={CHECKOUT_SESSION_ID}",
  });
  const pay = (card) =>
    fetch(session.url, { method: "POST", body: new URLSearchParams({ card }), redirect: "manual" });
  assert.equal((await pay("4000000000000002")).status, 402);
  const paid = await pay("4242424242424242");
  assert.deepEqual([paid.status, paid.headers.get("location")], [303, `http://127.0.0.1:9/?paid=${session.id}`]);

  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  const subscription = done.subscription;
  assert.deepEqual([subscription.status, subscription.currency], ["active", "eur"]);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1_800_000_000 + 9 * DAY + 7 });
  const items = [{ id: subscription.items.data[0].id, price: professional.id }];
  const change = { items, proration_behavior: "always_invoice", proration_date: 1_800_000_000 + 9 * DAY };
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: change });
  const changed = await stripe.subscriptions.update(subscription.id, { ...change, expand: ["latest_invoice"] });
  assert.deepEqual([changed.latest_invoice.total, changed.latest_invoice.status], [preview.total, "paid"]);
  assert.ok(preview.lines.data.every((line) => line.parent.subscription_item_details.proration));
  assert.equal((await stripe.subscriptions.cancel(subscription.id)).status, "canceled");

  for (let tries = 0; hooks.bodies.length === 0 && tries < 100; tries += 1) await new Promise((next) => setTimeout(next, 50));
  const [body, signature] = hooks.bodies[0];
  const event = stripe.webhooks.constructEvent(body, signature, endpoint.secret);
  assert.deepEqual([event.type, event.data.object.id], ["checkout.session.completed", session.id]);
  assert.throws(() => stripe.webhooks.constructEvent(`${body} `, signature, endpoint.secret));
});
