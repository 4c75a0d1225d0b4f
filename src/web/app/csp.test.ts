import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY, policyFor } from './csp.ts'

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))

test('the policy allows only scripts and styles of our own files', () => {
  const policy = directives(CONTENT_SECURITY_POLICY)
  expect(policy.get('default-src')).toEqual([`'none'`])
  expect(policy.get('script-src')).toEqual([`'self'`])
  expect(policy.get('style-src')?.[0]).toBe(`'self'`)
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|nonce/)
  expect(policy.get('frame-ancestors')).toEqual([`'none'`])
})

test('the policy allows other origins for connections only', () => {
  const policy = directives(policyFor(['https://api.example', 'wss://live.example']))
  expect(policy.get('connect-src')).toEqual([`'self'`, 'https://api.example', 'wss://live.example'])
  expect(policy.get('script-src')).toEqual([`'self'`])
})

test('docs/deploy.md shows the tested policy', () => {
  const page = readFileSync('docs/deploy.md', 'utf8')
  expect(page).toContain(`\nContent-Security-Policy: ${CONTENT_SECURITY_POLICY}\n`)
  expect(policyFor(['https://api.example', 'wss://live.example'])).toContain(
    /^connect-src .*api\.example.*$/m.exec(page)?.[0],
  )
})
