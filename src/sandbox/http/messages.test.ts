import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { languages } from '#generated/messages/keys.ts'
import { serverMessage } from './messages.ts'
import { KEYS } from './rule-keys.ts'

const documented = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods as Record<string, { 'x-errors'?: { key: string }[] }>).flatMap(
    (operation) => operation['x-errors']?.map(({ key }) => key) ?? [],
  ),
)
/** Message keys that the sandbox's own code uses: `refuse('key'`, `setMessage('key')` and the keys of field errors. */
const used = globSync('src/sandbox/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/content\/banners\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:refuse\(|refuseAny\(|setMessage\(|messageOf\(|key: )'([a-z-]+)'/g,
    ),
  ])
  .map(([, key = '']) => key)
const keys = new Set([...documented, ...used, ...Object.values(KEYS)])

test.each(languages)('every refusal has a message in %s', (language) => {
  expect([...keys].filter((key) => serverMessage(language, key) === key)).toEqual([])
})

test('messages are translated, not copied', () => {
  const english = new Set([...keys].map((key) => serverMessage('en_US', key)))
  for (const language of languages.filter((one) => one !== 'en_US')) {
    const copied = [...keys].filter((key) => english.has(serverMessage(language, key)))
    expect(copied).toEqual([])
  }
})
