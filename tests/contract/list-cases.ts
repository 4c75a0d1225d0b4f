import { type Case, edges, eachRefused, inAll, takes, whole } from './request-case.ts'

/** Filters of lists, and the length of lists without pages. */
export const listCases: readonly Case[] = [
  {
    rule: 'the last trades, up to 500',
    operations: inAll('', [
      'listTrades',
      'listSwapTrades',
      'listCoinSwapTrades',
      'listOptionTrades',
      'listSecondTrades',
    ]),
    ...whole('size', 1, 500),
  },
  {
    rule: 'the last rounds, up to 100',
    operations: { listPastOptionRounds: '' },
    ...whole('count', 1, 100),
  },
  {
    rule: 'the first ranks, up to 100',
    operations: { listTopRanks: '' },
    ...whole('top', 1, 100),
  },
  {
    rule: 'the first articles of each section, up to 100',
    operations: { listHelpSections: '' },
    ...whole('total', 1, 100),
  },
  {
    rule: 'the value of the wallets of up to a leap year',
    operations: { listWalletValues: '' },
    ...whole('days', 1, 366),
  },
  {
    rule: 'spot orders that ended somehow, of one side and kind',
    operations: { listPastSpotOrders: '' },
    ...edges(
      takes('status', ['TRADING', 'COMPLETED', 'CANCELED', 'OVERTIMED'], ['', 'CANCELLED', 'completed']),
      takes('direction', ['BUY', 'SELL'], ['', 'buy', 0]),
      takes('type', ['LIMIT_PRICE', 'MARKET_PRICE'], ['', 'LIMIT']),
    ),
  },
  {
    rule: 'own ads, on the shelf or off it',
    operations: { listMyAds: '' },
    ...takes('status', ['PUT_ON_SHELVES', 'PUT_OFF_SHELVES'], ['', 'TURNOFF']),
  },
  {
    rule: 'orders of members in one state',
    operations: { listOtcOrders: '' },
    inside: [0, 1, 2, 3, 4].map((status) => ({ status })),
    outside: eachRefused('status', [-1, 5, '']),
  },
  {
    rule: 'activities of the lab at one step, or all',
    operations: { listLabActivities: '' },
    ...takes('step', [-1, 0, 1, 2, 3], [-2, 4]),
  },
]
