import { type Case, edges, takes, text } from './request-case.ts'

type Change = Readonly<Record<string, unknown>>

const application = {
  telno: '15123456789',
  coinSymbol: 'USDT',
  assetData: 'https://example.org/up/a.jpg',
  tradeData: 'https://example.org/up/t.jpg',
}
/** The application with a change; a field that is undefined is left out. */
const sent = (change: Change): Change => ({ json: JSON.stringify({ ...application, ...change }) })
const fields = edges(
  text('telno', 1, 32),
  text('wechat', 1, 64),
  text('qq', 1, 32),
  text('coinSymbol', 1, 20),
  text('assetData', 1),
  text('tradeData', 1),
  takes('wechat', [undefined], []),
  takes('qq', [undefined], []),
  ...Object.keys(application).map((field) => takes(field, [], [undefined])),
  takes('unheardOf', [], ['x']),
)

/** Requests of members who become merchants, or no longer are. */
export const merchantCases: readonly Case[] = [
  {
    rule: 'an application has a phone number, a coin and two pictures; WeChat and QQ may be left out',
    operations: { applyAsMerchant: 'FEAT-19.j' },
    inside: fields.inside.map(sent),
    outside: fields.outside.map(([field, change]) => [field, sent(change)]),
  },
  {
    rule: 'an application is JSON',
    operations: { applyAsMerchant: '' },
    inside: [],
    outside: [
      ['json', { json: '' }],
      ['json', { json: '{"telno":' }],
    ],
  },
  {
    rule: 'who gives up may say why, in up to 500 characters',
    operations: { cancelMerchant: '' },
    ...edges(takes('detail', [undefined], []), text('detail', 0, 500)),
  },
]
