import { expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { toCurl } from './repeat.ts'

const api = await loadApi('openapi/openapi.yaml')

test("the repeat command omits secrets and the address's user", () => {
  const operation = api.operations.find(({ id }) => id === 'logIn')
  if (operation === undefined) throw new Error('the contract has no logIn')
  const url = new URL('https://ada:opensesame@shop.test/api/uc/login')
  const type = 'application/x-www-form-urlencoded'
  const line = toCurl(api, operation, {
    method: 'POST',
    url,
    type,
    body: 'username=ada&password=hunter2',
    token: true,
  })
  expect(line).toContain("'username=ada'")
  expect(line).toContain("'password=•••'")
  expect(line).toContain("'x-auth-token: •••'")
  expect(line).not.toMatch(/hunter2|opensesame/)
})
