import { type Case, edges, letters, takes, text, whole } from './request-case.ts'

const resolutions = ['1', '5', '15', '30', '60', '120', '240', '1H', '4H', '1D', '1W', '1M']
const languages = ['en_US', 'zh_CN', 'zh_HK', 'ja_JP', 'ko_KR', 'de_DE', 'fr_FR', 'it_IT', 'es_ES']
const longest = letters(20)
/** Of letters, digits, `-` and `_`, up to 64. */
const orderNumber = (field: string) =>
  edges(text(field, 1, 64), takes(field, ['E-1_a'], ['two words', 'E/1', 'É']))

/** Kinds of values that many calls share, each at one call that takes it. */
export const sharedCases: readonly Case[] = [
  {
    rule: 'an id is a whole number from 1, or a text',
    operations: { getSavingsProduct: '' },
    ...takes('id', [1, 2 ** 53 - 1, '7', 'a'], [0, -1, 1.5, '', null]),
  },
  {
    rule: 'a page is counted from 1 and has up to 100 rows',
    operations: { listDeposits: '' },
    ...edges(takes('page', [1, 100_000], [0, -1, 1.5, '']), whole('pageSize', 1, 100)),
  },
  {
    rule: 'candles are those between two times in ms, of a period that charts have',
    operations: { listCandles: '' },
    ...edges(
      takes('from', [0, 1_795_220_000_000], [-1, 0.5, '2026-11-21']),
      takes('resolution', resolutions, ['', '2', '1h', '1Y', 15]),
    ),
  },
  {
    rule: 'a language is one of nine',
    operations: { listHelpArticles: '' },
    ...takes('lang', languages, ['', 'en', 'en-US', 'pt_BR']),
  },
  {
    rule: 'a coin has a short name of letters and digits',
    operations: { listConvertTargets: '' },
    ...takes('unit', ['B', '1INCH', longest], ['', `${longest}x`, 'U#T', 'BTC/USDT']),
  },
  {
    rule: 'a pair is two coins',
    operations: { getBook: '' },
    ...takes(
      'symbol',
      ['B/U', 'BTC/USDT', `${longest}/${longest}`],
      ['', 'BTC', '/USDT', 'BTC/', `${longest}x/U`, `B/${longest}x`, 'BTC-USDT', 'BTC/USDT/EUR'],
    ),
  },
  {
    rule: 'a currency has a code of 3 to 5 capital letters',
    operations: { listNewestAds: '' },
    ...takes('currency', ['EUR', 'ABCDE'], ['', 'EU', 'ABCDEF', 'eur', 'E1R']),
  },
  {
    rule: 'the rates of three currencies can be asked for',
    operations: { getUsdRate: '' },
    ...takes('unit', ['cny', 'jpy', 'hkd'], ['', 'eur', 'CNY']),
  },
  {
    rule: 'a network is counted from 1',
    operations: { createDepositAddress: '' },
    ...takes('coinprotocol', [1, 90], [0, -1, 1.5, 'TRC20']),
  },
  {
    rule: 'a country has a name',
    operations: { sendRegisterPhoneCode: '' },
    ...text('country', 1),
  },
  {
    rule: 'an order of a trade between members has a number',
    operations: { getOtcOrder: '' },
    ...orderNumber('orderSn'),
  },
  {
    rule: 'a spot order has a number',
    operations: { cancelSpotOrder: '' },
    ...orderNumber('orderId'),
  },
]
