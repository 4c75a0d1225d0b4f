import { expect, test } from 'vitest'
import { isInput } from './build.ts'

test.each([
  'src/web/main.tsx',
  'src/tools/build/slim-bundle.ts',
  'locales/de_DE/auth.json',
  'vite.config.ts',
  'src/web/app/public/boot.js',
])('%s causes a new build', (file) => {
  expect(isInput(file)).toBe(true)
})

test.each(['src/core/money/decimal.test.ts', 'src/tools/check/check.ts', 'src/sandbox/hosts/node/serve.ts'])(
  '%s does not cause a new build',
  (file) => {
    expect(isInput(file)).toBe(false)
  },
)
