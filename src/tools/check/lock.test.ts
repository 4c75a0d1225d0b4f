import { expect, test } from 'vitest'
import { fixedLock, missingOptional } from './lock.ts'

const lock = {
  packages: {
    '': { optionalDependencies: {} },
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-gnu': '1.0.0',
        '@tool/darwin-arm64': '1.0.0',
        '@tool/linux-arm-musleabihf': '1.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.0.0', os: ['linux'], cpu: ['x64'] },
    'node_modules/a/node_modules/b': { optionalDependencies: { tool: '1.0.0' } },
  },
}

test('the binaries that a registry left out are listed, and only those', () => {
  expect(missingOptional(lock).map(({ name }) => name)).toEqual([
    '@tool/darwin-arm64',
    '@tool/linux-arm-musleabihf',
  ])
})

test('missing binaries are added with their platform, in order, so that npm ci accepts the lock file', () => {
  const { packages } = fixedLock(lock)
  expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '1.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  })
  expect(packages['node_modules/@tool/linux-arm-musleabihf']).toMatchObject({ cpu: ['arm'], libc: ['musl'] })
  expect(Object.keys(packages)[0]).toBe('')
  expect(missingOptional(fixedLock(lock))).toEqual([])
})

test('a missing package that is no platform binary is an error', () => {
  expect(() => fixedLock({ packages: { '': { optionalDependencies: { fsevents: '2.3.3' } } } })).toThrow(
    'fsevents',
  )
})
