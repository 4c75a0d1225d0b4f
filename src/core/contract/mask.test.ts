import { expect, test } from 'vitest'
import { MASK, maskAnswer, maskRequest, maskUrl } from './mask.ts'

const operation = {
  path: '/uc/open/api/del/{key}',
  secrets: ['password', 'key', 'bank.pin', 'data.token', 'data.keys.secret'],
}

test('secret fields of a request are masked in every encoding, other fields are unchanged', () => {
  const body = { username: 'ann', password: 'hunter2', bank: [{ pin: '1', name: 'x' }], code: null }
  expect(maskRequest(operation, body)).toEqual({
    username: 'ann',
    password: MASK,
    bank: [{ pin: MASK, name: 'x' }],
    code: null,
  })
  expect(body.password).toBe('hunter2')
  expect(maskRequest(operation, new URLSearchParams('username=ann&password=a&password=b&password='))).toEqual(
    { username: 'ann', password: MASK },
  )
  const form = new FormData()
  form.append('password', 'hunter2')
  form.append('photo', new File(['abc'], 'passport-of-ann.png'))
  expect(maskRequest(operation, form)).toEqual({ password: MASK, photo: 'file of 3 bytes' })
  expect(maskRequest(operation, undefined)).toBeUndefined()
})

test('secret data of an answer is masked, its envelope is not', () => {
  const answer = {
    code: 0,
    password: 'x',
    data: { token: 't', name: 'ann', keys: [{ secret: 's', id: 1 }, { secret: null }] },
  }
  expect(maskAnswer(operation, answer)).toEqual({
    code: 0,
    password: 'x',
    data: { token: MASK, name: 'ann', keys: [{ secret: MASK, id: 1 }, { secret: null }] },
  })
  expect(maskAnswer({ path: '/', secrets: ['data', 'code'] }, { code: 0, data: { a: 1 } })).toEqual({
    code: 0,
    data: MASK,
  })
  expect(maskAnswer({ path: '/', secrets: ['data.token'], bare: true }, { token: 't' })).toEqual({
    token: MASK,
  })
  expect(maskAnswer({ path: '/' }, '<html>')).toBe('<html>')
})

test.each([
  ['/api/uc/open/api/del/abc?password=x&page=1', `/api/uc/open/api/del/${MASK}?password=${MASK}&page=1`],
  ['https://x.example/uc/open/api/del/a%2Fb', `https://x.example/uc/open/api/del/${MASK}`],
  ['/uc/open/api/del/abc?p%61ssword=x&%zz=1', `/uc/open/api/del/${MASK}?p%61ssword=${MASK}&%zz=1`],
  ['/uc/open/api/del/abc?keyword=x', `/uc/open/api/del/${MASK}?keyword=x`],
])('%s is logged as %s', (url, expected) => {
  expect(maskUrl(operation, url)).toBe(expected)
})
