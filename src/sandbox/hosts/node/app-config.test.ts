import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { operations } from '#generated/operations/all.ts'
import { appConfig, SECRETS_IN_BODY } from './app-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const asked = { method: 'GET', url: '/config.json' }

async function configFrom(text: string): Promise<unknown> {
  writeFileSync(join(folder, 'config.json'), text)
  return (await appConfig(asked, folder))?.json()
}

test('every secret of an address is moved to the body, except where the contract has GET only', () => {
  const inAddress = Object.values(operations).filter(
    ({ method, query = {}, secrets = [] }) => method === 'GET' && secrets.some((name) => name in query),
  )
  expect(inAddress.map(({ id }) => id).toSorted()).toEqual(
    [...Object.keys(SECRETS_IN_BODY), 'checkAuthenticatorCode'].toSorted(),
  )
  expect(SECRETS_IN_BODY).toEqual({ bindAuthenticator: 'POST', unbindAuthenticator: 'POST' })
})

test('a method set in config.json takes precedence, and its other fields stay', async () => {
  expect(await configFrom('{"brand":{"name":"Acme"},"methods":{"unbindAuthenticator":"GET"}}')).toEqual({
    brand: { name: 'Acme' },
    methods: { bindAuthenticator: 'POST', unbindAuthenticator: 'GET' },
  })
})

test('the number of the first page is that of the contract, whatever another server has', async () => {
  expect(await configFrom('{"firstPage":0}')).toEqual({ methods: SECRETS_IN_BODY })
})

test('an app without config.json gets the methods, one with an invalid file gets the file', async () => {
  rmSync(join(folder, 'config.json'))
  expect(await (await appConfig(asked, folder))?.json()).toEqual({ methods: SECRETS_IN_BODY })
  expect(await configFrom('{')).toBeUndefined()
  expect(await configFrom('[]')).toBeUndefined()
  for (const url of ['/', '/config.json/', '/assets/config.json'])
    expect(await appConfig({ ...asked, url }, folder)).toBeUndefined()
})

test('docs/deploy.md advises these methods', () => {
  const [, block = ''] =
    /```json\n(\{\s*"methods"[\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  expect(JSON.parse(block)).toEqual({ methods: SECRETS_IN_BODY })
})
