/** Each rule with values just inside and just outside: for the tests of everything that reads the rules. */
export type Json = Record<string, unknown>
export type Case = {
  readonly rule: string
  readonly schema: Json
  readonly inside: readonly Json[]
  readonly outside: readonly Json[]
  /** Parameters of the error beside the keyword. */
  readonly params: Json
}

/** The rule stands on property `a` of an object that also has whatever the values bring. */
export const on = (rule: Json, more: Json = {}): Json => ({
  type: 'object',
  properties: { a: rule },
  ...more,
})

export const cases: readonly Case[] = [
  {
    rule: 'x-decimal-minimum',
    schema: on({ 'x-decimal-minimum': '100' }),
    inside: [{ a: '100' }, { a: '100.00' }, { a: '1000' }, { a: 'abc' }, { a: '' }, { a: null }, {}],
    outside: [{ a: '99.99999999' }, { a: '-1000' }, { a: '0' }],
    params: { limit: '100' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on({ 'x-decimal-maximum': '20' }),
    inside: [{ a: '20' }, { a: '20.0' }, { a: '9' }, { a: '-21' }],
    outside: [{ a: '20.00000001' }, { a: '100' }],
    params: { limit: '20' },
  },
  {
    rule: 'x-decimal-exclusive-minimum',
    schema: on({ 'x-decimal-exclusive-minimum': '0' }),
    inside: [{ a: '0.00000001' }, { a: '1' }],
    outside: [{ a: '0' }, { a: '0.00' }, { a: '-1' }],
    params: { limit: '0' },
  },
  {
    rule: 'x-decimal-exclusive-maximum',
    schema: on({ 'x-decimal-exclusive-maximum': '0.3' }),
    inside: [{ a: '0.29999999999999999999' }],
    outside: [{ a: '0.3' }, { a: '0.30' }, { a: '0.30000000000000000001' }],
    params: { limit: '0.3' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on({ 'x-decimal-maximum': { field: 'b' } }),
    inside: [{ a: '9', b: '10' }, { a: '10', b: '10.0' }, { a: '11' }, { a: '11', b: 'x' }, { a: '5', b: 5 }],
    outside: [
      { a: '11', b: '10' },
      { a: '10.00000001', b: '10' },
      { a: '11', b: 10 },
    ],
    params: { field: 'b' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on({ 'x-decimal-maximum': { ctx: 'balance' } }),
    inside: [
      { a: '0.1', $ctx: { balance: '0.1' } },
      { a: '9' },
      { a: '9', $ctx: {} },
      { a: '9', $ctx: { balance: null } },
    ],
    outside: [{ a: '0.10000001', $ctx: { balance: '0.1' } }],
    params: { ctx: 'balance', limit: '0.1' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: {
      type: 'object',
      properties: { rows: { type: 'array', items: on({ 'x-decimal-maximum': { ctx: 'balance' } }) } },
    },
    inside: [{ rows: [{ a: '1' }], $ctx: { balance: '1' } }],
    outside: [{ rows: [{ a: '2' }], $ctx: { balance: '1' } }],
    params: { ctx: 'balance', limit: '1' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on({ 'x-decimal-maximum': { product: ['100', { field: 'price' }] } }),
    inside: [{ a: '250', price: '2.5' }, { a: '251' }, { a: '251', price: '' }],
    outside: [{ a: '250.01', price: '2.5' }],
    params: { limit: '250.0' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on(
      { type: 'string' },
      {
        if: { properties: { kind: { const: 1 } }, required: ['kind'] },
        // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's word
        then: { properties: { a: { $ref: '#/$defs/limited' } } },
        $defs: { limited: { 'x-decimal-maximum': { field: 'b' } } },
      },
    ),
    inside: [
      { a: '2', b: '1', kind: 0 },
      { a: '1', b: '1', kind: 1 },
    ],
    outside: [{ a: '2', b: '1', kind: 1 }],
    params: { limit: '1' },
  },
  {
    rule: 'x-decimal-maximum',
    schema: on({ 'x-decimal-maximum': [{ ctx: 'most' }, { ctx: 'balance' }] }),
    inside: [
      { a: '5', $ctx: { most: '5', balance: '9' } },
      { a: '9', $ctx: { balance: '9' } },
    ],
    outside: [{ a: '6', $ctx: { most: '9', balance: '5' } }],
    params: { limit: '5', ctx: 'balance' },
  },
  {
    rule: 'x-decimal-places',
    schema: on({ 'x-decimal-places': [{ ctx: 'decimals' }, 8] }),
    inside: [{ a: '1.5', $ctx: { decimals: 1 } }, { a: '1.12345678' }],
    outside: [{ a: '1.55', $ctx: { decimals: 1 } }],
    params: { limit: 1, ctx: 'decimals' },
  },
  {
    rule: 'x-decimal-places',
    schema: on({ 'x-decimal-places': 2 }),
    inside: [{ a: '1.99' }, { a: '1.990' }, { a: '1' }, { a: '100' }, { a: '-0.01' }, { a: 'abc' }],
    outside: [{ a: '1.999' }, { a: '0.001' }, { a: '1.0010' }],
    params: { limit: 2 },
  },
  {
    rule: 'x-decimal-places',
    schema: on({ 'x-decimal-places': { ctx: 'decimals' } }),
    inside: [{ a: '1', $ctx: { decimals: 0 } }, { a: '1.5', $ctx: { decimals: '1' } }, { a: '1.55' }],
    outside: [
      { a: '1.5', $ctx: { decimals: 0 } },
      { a: '1.5', $ctx: { decimals: '0' } },
    ],
    params: { limit: 0, ctx: 'decimals' },
  },
  {
    rule: 'x-pattern',
    schema: on({ 'x-pattern': { ctx: 'shape' } }),
    inside: [
      { a: 'T1', $ctx: { shape: '^T\\d$' } },
      { a: 'x' },
      { a: 'x', $ctx: {} },
      { a: 'x', $ctx: { shape: null } },
      { a: 'x', $ctx: { shape: '(' } },
      { a: 1, $ctx: { shape: '^T' } },
    ],
    outside: [
      { a: 'x', $ctx: { shape: '^T\\d$' } },
      { a: '', $ctx: { shape: '^T' } },
    ],
    params: { ctx: 'shape' },
  },
  {
    rule: 'x-equals',
    schema: on({ 'x-equals': 'b' }),
    inside: [{ a: 'x', b: 'x' }, { a: 'x' }, { b: 'x' }],
    outside: [
      { a: 'x', b: 'X' },
      { a: 'x', b: '' },
    ],
    params: { field: 'b' },
  },
  {
    rule: 'x-differs',
    schema: on({ 'x-differs': 'b' }),
    inside: [{ a: 'x', b: 'y' }, { a: 'x' }, { b: 'x' }],
    outside: [{ a: 'x', b: 'x' }],
    params: { field: 'b' },
  },
  {
    rule: 'x-not-before',
    schema: on({ 'x-not-before': 'b' }),
    inside: [
      { a: '2026-11-21', b: '2026-11-21' },
      { a: '2026-11-22', b: '2026-11-21' },
      { a: '2026-11-20' },
      { a: 'x', b: '2026-11-21' },
    ],
    outside: [
      { a: '2026-11-20', b: '2026-11-21' },
      { a: '2025-12-31', b: '2026-01-01' },
    ],
    params: { field: 'b' },
  },
  ...(
    [
      ['decimal', ['0', '-1.50', '1234567890.12345678'], ['', '1e5', '01', '+1', '.5', '1.', '-0', '1,5']],
      [
        'gmt8',
        ['2026-02-28 23:59:59'],
        ['2026-02-30 00:00:00', '2026-02-28T00:00:00', '2026-02-28 24:00:00'],
      ],
      ['date', ['2024-02-29'], ['2026-02-29', '2026-2-1']],
      [
        'email',
        ['a@b.co', 'first.last+tag@mail.example.org'],
        ['a@b', '@b.co', 'a@', 'a b@c.de', 'a@b..co', 'a@-b.co'],
      ],
      ['time-of-day', ['00:00:00', '23:59:59'], ['24:00:00', '9:30:00', '09:30', '09:60:00', '09:30:00Z']],
      ['ipv4', ['0.0.0.0', '255.1.20.199'], ['256.1.1.1', '1.1.1', '01.1.1.1']],
    ] as const
  ).map(([format, good, bad]) => ({
    rule: 'format',
    schema: on({ type: 'string', format }),
    inside: good.map((a) => ({ a })),
    outside: bad.map((a) => ({ a })),
    params: { format },
  })),
]
