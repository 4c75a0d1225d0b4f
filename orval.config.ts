/**
 * Two outputs from one contract:
 * `app`: react-query hooks over the client, with the app's types (opaque decimals, instants, ids);
 * `wire`: what travels, as types, and mocks that answer it.
 */
import type { Faker } from '@faker-js/faker'
import { defineConfig, type Options } from 'orval'
import { type Call, calls, type Contract, readContract, tagOf } from './src/tools/generate/contract.ts'
import { requestName } from './src/tools/generate/operations.ts'

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
  'time-of-day': () => faker.date.recent({ days: 300 }).toISOString().slice(11, 19),
}

/** The same for fields whose name says more than their schema. */
const properties = {
  '/^(realName|accountName)$/': () => faker.person.fullName(),
  '/^(username|memberName|userIdentify)$/': () => faker.internet.username().slice(0, 20),
  '/^email$/': () => faker.internet.email().toLowerCase(),
  '/^mobilePhone$/': () => `151****${faker.string.numeric(4)}`,
  '/^hash$/': () => faker.string.hexadecimal({ length: 64, casing: 'lower' }),
  '/^(address|memoAddress|send)$/': () => faker.string.hexadecimal({ length: 40, casing: 'lower' }),
  // Any address that a person tries is one; the mocked ones are too.
  '/^addressPattern$/': () => '^\\S{20,128}$',
  '/^memoPattern$/': () => '^\\d{1,10}$',
  '/^memo$/': () => faker.string.numeric(8),
  '/^riskRate$/': () => `${faker.number.int({ min: 1, max: 60 })}%`,
  '/^apiKey$/': () => faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' }),
  '/^(cardNo|promotionCode|serialNumber)$/': () =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10),
  '/^bindIp$/': () => faker.internet.ipv4(),
  '/^(message|remark|reason|autoword|auditRemark|rejectReason|realNameRejectReason|cardDesc|withdrawInfo)$/':
    () => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60),
  '/^(title|titleEN|apiName|cardName)$/': () => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40),
  '/^titleCN$/': () =>
    faker.helpers.arrayElement(['系统维护公告', '新币上线', '充值与提现说明', '交易规则更新']),
  '/^information$/': () => `<p>${faker.lorem.paragraphs(2, '</p><p>')}</p>`,
  // A picture that needs no network.
  '/^(avatar|iconUrl|imgUrl|imageUrl|countryImageUrl|backgroundImage|sliderImage|identityCardImg[A-Z][A-Za-z]+)$/':
    () =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`,
  '/^(url|linkUrl|infolink)$/': () => `https://${faker.internet.domainWord()}.example/`,
  '/^color$/': () => faker.color.rgb(),
  '/^(stasticDate|limitTime)$/': () =>
    faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '),
  '/^(payMode|typeName)$/': () => faker.helpers.arrayElement(['Bank Transfer', 'Zelle', 'Wise', 'PayPal']),
  '/^(currency|localCurrency)$/': () => faker.helpers.arrayElement(['USD', 'EUR', 'GBP', 'JPY', 'CNY']),
  '/^(lang|language)$/': () => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']),
  '/^protocolName$/': () => faker.helpers.arrayElement(['ERC20', 'TRC20', 'BEP20', 'Bitcoin']),
  '/^areaCode$/': () => faker.helpers.arrayElement(['1', '49', '44', '33', '81', '86']),
  '/^(province|district|city)$/': () => faker.location.city(),
  '/^(memberRate|isTop)$/': () => faker.helpers.arrayElement(['0', '1']),
  '/^limitMoney$/': () => '100~5000',
  // Least amounts stay below most amounts, and fees below both.
  '/^min(Limit|Amount|Withdraw|Recharge|WithdrawAmount|RechargeAmount)$|^(buy|sell)MinAmount$/': () =>
    faker.finance.amount({ min: 1, max: 90, dec: 2 }),
  '/^max(Limit|Amount|Withdraw|TradableAmount|WithdrawAmount)$/': () =>
    faker.finance.amount({ min: 1_000, max: 50_000, dec: 0 }),
  '/^(fee|realFee|discountFee|minerFee|minTxFee|maxTxFee|minWithdrawFee)$/': () =>
    faker.finance.amount({ min: 0, max: 2, dec: 8 }),
  '/^releaseBalance$/': () => faker.helpers.arrayElement(['0.00000000', '0.00000000', '12.50000000']),
  '/^premiseRate$/': () => faker.finance.amount({ min: 0, max: 20, dec: 2 }),
  '/^(withdrawScale|decimals)$/': () => faker.number.int({ min: 2, max: 8 }),
  '/^accountType$/': () => faker.helpers.arrayElement([0, 1]),
  '/^(confirms|nConfirms)$/': () => faker.number.int({ min: 1, max: 3 }),
  '/^timeLimit$/': () => faker.helpers.arrayElement([15, 30, 60]),
}

// The functions above are copied as text into files that import faker; here the name is only declared.
declare const faker: Faker

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
          mock: { exactOptional: true, arrayMin: 5, arrayMax: 9, format: formats, properties },
        },
      },
    },
  }
}

export default defineConfig(orvalConfig('generated', readContract('generated/contract.json')))
