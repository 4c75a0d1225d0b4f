// Generated from the contract by `npm run generate`. Do not edit.
/** The terms of the promotion programme; what each means stands in docs/architecture.md. */
export const promotionTerms = {
  "rebates": [
    "0.2",
    "0.05"
  ],
  "coins": [
    "USDT",
    "BTC",
    "ETH"
  ],
  "levels": [
    {
      "friends": 1
    },
    {
      "friends": 11
    },
    {
      "friends": 101
    },
    {
      "friends": 501,
      "dividend": "0.05"
    },
    {
      "friends": 1501,
      "dividend": "0.1"
    },
    {
      "friends": 3001,
      "dividend": "0.15"
    }
  ],
  "places": 20,
  "rewards": [
    {
      "places": 10,
      "amount": "50"
    },
    {
      "places": 100,
      "amount": "5"
    }
  ],
  "hours": 24,
  "feeRebate": "10",
  "giftCard": {
    "count": 30,
    "perMember": 1,
    "worth": "2000",
    "currency": "CNY",
    "lockDays": 180
  }
} as const
