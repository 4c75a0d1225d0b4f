import { expect, test } from 'vitest'
import { memoryJournal } from '../kernel/journal.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { PERSONA_PASSWORD } from '../personas/personas.ts'
import { type TestSandbox, testSandbox } from '../hosts/memory/testing.ts'

async function ask(box: TestSandbox, path: string, body?: unknown, type = 'application/json') {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } }
  const response = await box.handle(new Request(`http://sandbox.test/__sandbox/${path}`, init))
  return { status: response?.status, body: (await response?.json()) as unknown }
}

test('the inbox lists sent messages newest first, also by address', async () => {
  const box = await testSandbox()
  await box.call('/uc/reg/email/code', { email: 'ada@example.org' })
  await box.call('/uc/mobile/code', { phone: '15123456789', country: '德国' })
  const { body } = await ask(box, 'inbox')
  expect(body).toMatchObject([{ channel: 'sms' }, { channel: 'email', code: box.codeFor('ada@example.org') }])
  expect((await ask(box, 'inbox?address=ada@example.org')).body).toHaveLength(1)
})

test('personas are listed with their password, and each can log in but the one with an authenticator', async () => {
  const box = await testSandbox()
  const people = (await ask(box, 'personas')).body as { name: string; email: string; password: string }[]
  expect(people.map(({ name }) => name)).toEqual(
    'new verified trader merchant partner reviewing refused google'.split(' '),
  )
  for (const { name, email, password } of people) {
    const { code } = await box.call('/uc/login', { username: email, password })
    expect(code).toBe(name === 'google' ? 505 : 0)
  }
})

test('personas have the state that their description says', async () => {
  const box = await testSandbox()
  const setting = async (name: string) => {
    const token = await box.logIn(name)
    return (await box.call('/uc/approve/security/setting', {}, { 'x-auth-token': token })).data
  }
  expect(await setting('new')).toMatchObject({
    realVerified: 0,
    realAuditing: 0,
    realNameRejectReason: null,
    phoneVerified: 0,
  })
  expect(await setting('verified')).toMatchObject({ realVerified: 1, fundsVerified: 1, googleStatus: 0 })
  expect(await setting('reviewing')).toMatchObject({ realVerified: 0, realAuditing: 1 })
  expect(await setting('refused')).toMatchObject({
    realAuditing: 0,
    realNameRejectReason: expect.stringContaining('photo') as string,
  })
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test("the panel's authenticator code logs in, every time", async () => {
  const box = await testSandbox()
  const account = { username: 'google@openbourse.test', password: PERSONA_PASSWORD }
  for (let i = 0; i < 2; i++) {
    const { body } = await ask(box, 'authenticator?account=google@openbourse.test')
    expect((await box.call('/uc/login', { ...account, code: (body as { code: string }).code })).code).toBe(0)
  }
  expect((await ask(box, 'authenticator?account=new@openbourse.test')).body).toBeNull()
})

test('the clock jumps ahead and never goes back', async () => {
  const box = await testSandbox()
  const before = box.clock.now()
  expect((await ask(box, 'clock', { jump: 60_000 })).body).toEqual({ now: before + 60_000, speed: 1 })
  expect((await ask(box, 'clock', { jump: -1 })).status).toBe(400)
  expect((await ask(box, 'clock', { jump: 1e300 })).status).toBe(400)
  expect(await ask(box, 'clock', { speed: 'fast', jump: 1000 })).toEqual({
    status: 400,
    body: { error: 'speed: a number from 0 to 100000 is expected' },
  })
  expect((await ask(box, 'clock', { speed: 0 })).body).toEqual({ now: before + 60_000, speed: 0 })
})

test('a code can be forced for one operation, and calls can fail, until the scenario is reset', async () => {
  const box = await testSandbox()
  await ask(box, 'scenario', { force: { checkLogin: 3000 } })
  expect(await box.call('/uc/check/login')).toMatchObject({ code: 3000, status: 200 })
  expect((await box.call('/uc/support/country')).code).toBe(0)
  await ask(box, 'scenario', { malformed: ['listCountries'] })
  expect(await box.call('/uc/support/country')).toMatchObject({ code: 'NaN', data: 'NaN', status: 200 })
  await ask(box, 'scenario', { errorRate: 1 })
  expect(await box.call('/uc/check/login')).toMatchObject({ code: 503, status: 503 })
  await ask(box, 'scenario', {})
  expect((await box.call('/uc/check/login')).code).toBe(0)
  const wrong = [{ latency: -1 }, { errorRate: 2 }, { force: { checkLogin: 0 } }, { force: 'x' }]
  for (const bad of [...wrong, { malformed: 'x' }, { malformed: [1] }, null]) {
    expect((await ask(box, 'scenario', bad)).status).toBe(400)
  }
})

test('an exported journal has no personal data and no secrets, and replays to the same balances', async () => {
  const box = await testSandbox()
  await box.call('/uc/reg/email/code', { email: 'ada@example.org' })
  const code = box.codeFor('ada@example.org')
  const fields = {
    email: 'ada@example.org',
    password: 'correct-horse',
    username: 'ada',
    country: '德国',
    code,
  }
  await box.call('/uc/register/email', fields)
  await box.call('/uc/login', { username: 'ADA@example.org', password: 'correct-horse' })
  const { members, sessions, ledger } = box.view()
  const exported = (await ask(box, 'journal')).body
  const text = JSON.stringify(exported)
  const secrets = Object.values(members).flatMap(
    ({ email, phone, realName, totp, password: { hash, salt } }) => {
      return [email, phone, realName.name, realName.idNumber, totp?.secret ?? null, hash, salt]
    },
  )
  const told = [...secrets, ...Object.keys(sessions), '"ada\\"'].filter(
    (each) => each !== null && text.includes(each),
  )
  expect(told).toEqual([])
  const other = await testSandbox({ journal: memoryJournal() })
  expect((await ask(other, 'journal', exported)).status).toBe(200)
  expect(Object.keys(other.view().members)).toEqual(Object.keys(members))
  expect(other.view().ledger).toEqual(ledger)
  expect((await ask(other, 'journal', { format: 'other' })).status).toBe(400)
})

test('a reset deletes all members but the personas', async () => {
  const box = await testSandbox()
  const count = Object.keys(box.view().members).length
  const token = await box.logIn('trader')
  await box.call('/uc/reg/email/code', { email: 'ada@example.org' })
  expect((await ask(box, 'reset', {})).status).toBe(200)
  expect(box.view().inbox).toEqual([])
  expect(Object.keys(box.view().members)).toHaveLength(count)
  expect((await box.call('/uc/member/my-info', {}, { 'x-auth-token': token })).code).toBe(4000)
})

test('the page of switches and its files are served where all switches are offered, and nowhere else', async () => {
  const [full, inbox] = [await testSandbox(), await testSandbox({ panel: 'inbox' })]
  const get = (box: TestSandbox, path: string) =>
    box.handle(new Request(`http://sandbox.test/__sandbox/${path}`))
  for (const [path, type, text] of [
    ['', 'text/html', 'data-switch="streams"'],
    ['page.css', 'text/css', 'color-scheme'],
    ['page.js', 'text/javascript', 'function runSwitches'],
  ] as const) {
    const response = await get(full, path)
    expect(response?.headers.get('content-type')).toContain(type)
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await response?.text()).toContain(text)
    expect((await get(inbox, path))?.status).toBe(404)
  }
})

test('switches accept JSON only, and exist only where they are offered', async () => {
  const box = await testSandbox()
  expect((await ask(box, 'reset', {}, 'text/plain')).status).toBe(415)
  const start = await testSandbox({ panel: 'inbox' })
  expect((await ask(start, 'personas')).status).toBe(200)
  for (const path of ['clock', 'scenario', 'journal', 'hash', 'constructor'])
    expect((await ask(start, path)).status).toBe(404)
  expect((await ask(start, 'reset', {})).status).toBe(404)
  const closed = await testSandbox({ panel: 'off' })
  expect((await ask(closed, 'personas')).status).toBeUndefined()
})

test('bodies of switches and amounts of deposits have bounds', async () => {
  const box = await testSandbox()
  const deposit = { account: 'new@openbourse.test', protocol: 3, coin: 'USDT' }
  const large = await box.panel('deposit', { ...deposit, amount: '1', memo: 'x'.repeat(100_000) })
  expect(large).toEqual({ status: 413, body: { error: 'the body is too large' } })
  for (const amount of ['1000000000000.00000001', 1e300, '9'.repeat(50_000), '0', '-1', 'Infinity', {}]) {
    expect([amount, (await box.panel('deposit', { ...deposit, amount })).status]).toEqual([amount, 400])
  }
  expect((await box.panel('deposit', { ...deposit, amount: '1000000000000' })).status).toBe(200)
})
