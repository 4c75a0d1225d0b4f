/**
 * Two outputs from one contract:
 * `app`: react-query hooks over the client, with the app's types (opaque decimals, instants, ids);
 * `wire`: what travels, as types, and mocks that answer it.
 */
import { defineConfig, type Options } from 'orval'
import { type Call, calls, type Contract, readContract, tagOf } from './src/build/contract.ts'
import { requestName } from './src/build/operations.ts'

const shared = {
  mode: 'tags-split',
  headers: false,
  indexFiles: false,
  urlEncodeParameters: true,
  namingConvention: 'kebab-case',
  tsconfig: './tsconfig.json',
} as const

const override = {
  header: () => ['Generated from the contract by `npm run generate`. Do not edit.'],
  enumGenerationType: 'const',
  formUrlEncoded: false,
  formData: false,
  useTypeOverInterfaces: true,
} as const

/** A read is a query, an act a mutation, whatever the HTTP method; a read that carries a secret is a mutation too. */
function operationOptions(root: string, { operation }: Call) {
  const query =
    operation['x-effect'] === 'read' &&
    !(operation['x-secrets'] ?? []).some((name) => !name.startsWith('data'))
  return {
    mutator: { path: `${root}/requests/${tagOf(operation)}.ts`, name: requestName(operation.operationId) },
    query: { useQuery: query, useMutation: !query },
  }
}

/** Values that only look right when they are drawn with knowledge of their format. Written out into the mocks. */
const formats = {
  decimal: () => faker.finance.amount({ min: 0, max: 90_000, dec: 8 }),
  'decimal-coin': () =>
    faker.finance.amount({ min: 0, max: 4_000, dec: faker.helpers.arrayElement([2, 4, 8]) }),
  'decimal-ratio': () => faker.helpers.arrayElement(['0', '0.001', '0.002', '0.0075', '0.01', '0.05']),
  'decimal-percent': () => faker.finance.amount({ min: 0, max: 20, dec: 2 }),
  'coin-unit': () => faker.helpers.arrayElement(['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'TRX', 'DOGE', 'LTC']),
  base32: () => faker.string.fromCharacters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32),
  gmt8: () => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '),
  'epoch-ms': () => faker.date.recent({ days: 300 }).getTime(),
  date: () => faker.date.recent({ days: 300 }).toISOString().slice(0, 10),
}

/** The same for fields whose name says more than their schema. */
const properties = {
  '/^(realName|accountName)$/': () => faker.person.fullName(),
  '/^hash$/': () => faker.string.hexadecimal({ length: 64, casing: 'lower' }),
  '/^(message|remark|detail|reason)$/': () => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60),
}

// The functions above are copied as text into files that import faker; here the name is only declared.
declare const faker: typeof import('@faker-js/faker').faker

export function orvalConfig(root: string, contract: Contract): { app: Options; wire: Options } {
  const operations = Object.fromEntries(
    calls(contract).map((call) => [call.operation.operationId, operationOptions(root, call)]),
  )
  return {
    app: {
      input: { target: `${root}/contract.json` },
      output: {
        ...shared,
        client: 'react-query',
        httpClient: 'axios',
        target: `${root}/client`,
        schemas: `${root}/models`,
        override: { ...override, operations, query: { version: 5, signal: true } },
      },
    },
    wire: {
      input: { target: `${root}/mock-contract.json` },
      output: {
        ...shared,
        client: 'axios',
        target: `${root}/mocks`,
        schemas: `${root}/wire`,
        mock: { generators: [{ type: 'msw', delay: false, baseUrl: '*/api' }], indexMockFiles: false },
        override: {
          ...override,
          mock: { exactOptional: true, arrayMin: 1, arrayMax: 6, format: formats, properties },
        },
      },
    },
  }
}

export default defineConfig(orvalConfig('generated', readContract('generated/contract.json')))
