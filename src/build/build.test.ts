import { expect, test } from 'vitest'
import { isInput } from './build.ts'

test.each([
  'src/main.tsx',
  'src/build-info/x.ts',
  'locales/de_DE/auth.json',
  'vite.config.ts',
  'src/app/public/boot.js',
])('%s asks for a new build', (file) => {
  expect(isInput(file)).toBe(true)
})

test.each(['src/money/decimal.test.ts', 'src/build/check.ts', 'src/sandbox/node/serve.ts'])(
  '%s does not',
  (file) => {
    expect(isInput(file)).toBe(false)
  },
)
