// Google's own Node client against the simulator, whose address is in SIM.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { businessprofileperformance } from '@googleapis/businessprofileperformance';
import { mybusinessaccountmanagement } from '@googleapis/mybusinessaccountmanagement';
import { mybusinessbusinessinformation } from '@googleapis/mybusinessbusinessinformation';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';

const BASE = process.env.SIM;
const BUSINESS = 'https://www.googleapis.com/auth/business.manage';
const BACK = 'http://localhost:9/callback';
const CAMILLE = 'camille.roy@example.com';

async function control(path, body, method = body ? 'POST' : 'GET') {
    const answer = await fetch(BASE + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
    });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
}

async function client() {
    return new OAuth2Client({
        clientId: (await control('/sim')).clientId,
        clientSecret: 'simulated-secret',
        redirectUri: BACK,
        forceRefreshOnFailure: true,
        endpoints: {
            oauth2AuthBaseUrl: `${BASE}/o/oauth2/v2/auth`,
            oauth2TokenUrl: `${BASE}/token`,
            oauth2RevokeUrl: `${BASE}/revoke`,
            oauth2FederatedSignonJwkCertsUrl: `${BASE}/oauth2/v3/certs`,
            tokenInfoUrl: `${BASE}/tokeninfo`,
        },
    });
}

// What a person does on the consent page; answers where the browser is sent.
async function decide(url, decision = 'allow', email = CAMILLE) {
    const body = new URLSearchParams({ account: email, decision, scope: BUSINESS });
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    assert.equal(answer.status, 302);
    return new URL(answer.headers.get('location')).searchParams;
}

async function signIn(oauth) {
    const { codeVerifier, codeChallenge } = await oauth.generateCodeVerifierAsync();
    const url = oauth.generateAuthUrl({
        access_type: 'offline',
        prompt: 'consent',
        scope: ['openid', BUSINESS],
        state: 'a state',
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
    });
    const back = await decide(url);
    assert.equal(back.get('state'), 'a state');
    const { tokens } = await oauth.getToken({ code: back.get('code'), codeVerifier });
    oauth.setCredentials(tokens);
    return tokens;
}

async function refused(code, promise) {
    const error = await promise.then(
        () => assert.fail('it was not refused'),
        (error) => error,
    );
    assert.equal(error.response?.status ?? error.status, code, error.message);
    return error;
}

// The address of a method is made of the `rootUrl` of the call; one that the service is made with loses its path.
const ACCOUNTS = { rootUrl: `${BASE}/mybusinessaccountmanagement/` };
const INFORMATION = { rootUrl: `${BASE}/mybusinessbusinessinformation/` };
const PERFORMANCE = { rootUrl: `${BASE}/businessprofileperformance/` };

let auth;
let accounts;
let information;
let performance;
let organization;
let verified;

before(async () => {
    auth = await client();
    await signIn(auth);
    accounts = mybusinessaccountmanagement({ version: 'v1', auth });
    information = mybusinessbusinessinformation({ version: 'v1', auth });
    performance = businessprofileperformance({ version: 'v1', auth });
    const list = (await accounts.accounts.list({}, ACCOUNTS)).data.accounts;
    organization = list.find((account) => account.type === 'ORGANIZATION').name;
    const page = await information.accounts.locations.list(
        { parent: organization, readMask: 'name,metadata', pageSize: 100 },
        INFORMATION,
    );
    verified = page.data.locations.filter((one) => one.metadata.hasVoiceOfMerchant).map((one) => one.name);
});
// A minute later every quota is whole again.
beforeEach(() => control('/sim/clock', { advanceSeconds: 61 }));
after(() => control('/sim/faults', undefined, 'DELETE'));

test('a wrong verifier is refused', async () => {
    const oauth = await client();
    const { codeChallenge } = await oauth.generateCodeVerifierAsync();
    const url = oauth.generateAuthUrl({
        scope: [BUSINESS],
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
    });
    const back = await decide(url);
    const error = await refused(400, oauth.getToken({ code: back.get('code'), codeVerifier: 'x'.repeat(64) }));
    assert.equal(error.response.data.error, 'invalid_grant');
});

test('denying comes back as access_denied', async () => {
    const oauth = await client();
    const back = await decide(oauth.generateAuthUrl({ scope: [BUSINESS] }), 'deny');
    assert.equal(back.get('error'), 'access_denied');
});

test('a refused token is refreshed without being asked', async () => {
    const oauth = await client();
    const { access_token: first } = await signIn(oauth);
    const service = mybusinessaccountmanagement({ version: 'v1', auth: oauth });
    await control('/sim/faults', { method: '*.accounts.list', kind: 'unauthorized', count: 1 });
    assert.ok((await service.accounts.list({}, ACCOUNTS)).data.accounts.length > 0);
    assert.notEqual(oauth.credentials.access_token, first);
});

test('pages have everything once', async () => {
    const names = new Set();
    let count = 0;
    let pageToken;
    do {
        const { data } = await information.accounts.locations.list(
            { parent: organization, readMask: 'name', pageSize: 40, pageToken },
            INFORMATION,
        );
        for (const one of data.locations) names.add(one.name);
        count += data.locations.length;
        pageToken = data.nextPageToken;
    } while (pageToken);
    assert.equal(names.size, count);
});

test('the read mask is required', async () => {
    const error = await refused(400, information.locations.get({ name: verified[0] }, INFORMATION));
    assert.equal(error.response.data.error.details[0].fieldViolations[0].field, 'read_mask');
});

test('patch takes an update mask and says why it refuses', async () => {
    const patch = (updateMask, requestBody, more) =>
        information.locations.patch({ name: verified[4], updateMask, requestBody, ...more }, INFORMATION);
    assert.deepEqual((await patch('storeCode', { storeCode: 'N-1' }, { validateOnly: true })).data, {});
    assert.equal((await patch('storeCode', { storeCode: 'N-1' })).data.storeCode, 'N-1');
    const error = await refused(400, patch('profile', { profile: { description: 'https://example.com' } }));
    assert.equal(error.response.data.error.details[0].reason, 'PROFILE_DESCRIPTION_CONTAINS_URL');
});

test('the eleventh edit within a minute is refused', async () => {
    const edit = (number) =>
        information.locations.patch(
            { name: verified[5], updateMask: 'storeCode', requestBody: { storeCode: `E-${number}` } },
            { ...INFORMATION, retry: false },
        );
    for (let number = 0; number < 10; number += 1) await edit(number);
    const error = await refused(429, edit(10));
    assert.equal(error.response.data.error.status, 'RESOURCE_EXHAUSTED');
});

test('the verb after the colon is its own method', async () => {
    await control('/sim/changes', { location: verified[6], kind: 'update', field: 'websiteUri', value: 'https://google.example.com' });
    const { data } = await information.locations.getGoogleUpdated({ name: verified[6], readMask: 'websiteUri' }, INFORMATION);
    assert.deepEqual(data, { location: { websiteUri: 'https://google.example.com' }, diffMask: 'websiteUri' });
});

test('series leave zero days without a value, keywords have a value or a threshold', async () => {
    const [year, month] = (await control('/sim/clock')).now.split('-').map(Number);
    const last = month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 };
    const kinds = new Set();
    for (const location of verified.slice(0, 15)) {
        const { data } = await performance.locations.fetchMultiDailyMetricsTimeSeries({
            location,
            dailyMetrics: ['CALL_CLICKS', 'BUSINESS_DIRECTION_REQUESTS'],
            'dailyRange.startDate.year': last.year,
            'dailyRange.startDate.month': last.month,
            'dailyRange.startDate.day': 1,
            'dailyRange.endDate.year': last.year,
            'dailyRange.endDate.month': last.month,
            'dailyRange.endDate.day': 28,
        }, PERFORMANCE);
        for (const series of data.multiDailyMetricTimeSeries[0].dailyMetricTimeSeries) {
            assert.equal(series.timeSeries.datedValues.length, 28);
            for (const day of series.timeSeries.datedValues) kinds.add(typeof day.value);
        }
    }
    assert.deepEqual([...kinds].sort(), ['string', 'undefined']);
    const { data } = await performance.locations.searchkeywords.impressions.monthly.list({
        parent: verified[0],
        'monthlyRange.startMonth.year': last.year,
        'monthlyRange.startMonth.month': last.month,
        'monthlyRange.endMonth.year': last.year,
        'monthlyRange.endMonth.month': last.month,
    }, PERFORMANCE);
    assert.ok(data.searchKeywordsCounts.every((one) => 'value' in one.insightsValue !== 'threshold' in one.insightsValue));
});

test('version 4 answers requests signed by the auth library', async () => {
    const { data } = await auth.request({ url: `${BASE}/mybusiness/v4/${organization}/${verified[0]}/reviews?pageSize=1` });
    assert.ok(data.reviews === undefined || ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].includes(data.reviews[0].starRating));
});

test('what the token is for can be asked', async () => {
    const { token } = await auth.getAccessToken();
    const about = await auth.getTokenInfo(token);
    assert.deepEqual(about.scopes.sort(), [BUSINESS, 'openid'].sort());
});

test('revoking ends in a refused refresh', async () => {
    const oauth = await client();
    const tokens = await signIn(oauth);
    await oauth.revokeToken(tokens.refresh_token);
    const again = await client();
    again.setCredentials({ refresh_token: tokens.refresh_token });
    const error = await refused(400, again.getAccessToken());
    assert.equal(error.response.data.error, 'invalid_grant');
    await signIn(auth);
});
