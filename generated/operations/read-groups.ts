// Generated from the contract by `npm run generate`. Do not edit.
/** Reads that are made stale together (`x-read-groups`), for what happens without an act of the app. */
export const readGroups = {
  "account-security": [
    "getSecuritySetting",
    "getMyInfo"
  ],
  "spot-balances": [
    "listWallets",
    "getWallet",
    "getCoinBalance",
    "listWithdrawableCoins",
    "listTransactions",
    "listWalletValues"
  ],
  "contract-balances": [
    "listSwapWallets",
    "getSwapWallet",
    "getSwapPositionWallet",
    "listCoinSwapWallets",
    "getCoinSwapWallet",
    "getCoinSwapPositionWallet",
    "listCoinSwapPositionWallets",
    "listSecondWallets",
    "getSecondBalance"
  ],
  "second-balances": [
    "listSecondWallets",
    "getSecondBalance"
  ],
  "spot-orders": [
    "listOpenSpotOrders",
    "listOpenSpotOrdersOfPair",
    "listPastSpotOrders",
    "listPastSpotOrdersOfPair",
    "listSpotFills"
  ],
  "swap-orders": [
    "listOpenSwapOrders",
    "listPastSwapOrders"
  ],
  "swap-positions": [
    "listSwapPositions",
    "listHeldSwapPositions"
  ],
  "coin-swap-orders": [
    "listOpenCoinSwapOrders",
    "listPastCoinSwapOrders"
  ],
  "coin-swap-wallets": [
    "listCoinSwapWallets",
    "getCoinSwapWallet",
    "getCoinSwapPositionWallet",
    "listCoinSwapPositionWallets"
  ],
  "option-bets": [
    "listOptionBets",
    "listPastOptionBets"
  ],
  "second-orders": [
    "listOpenSecondOrders",
    "listPastSecondOrders"
  ],
  "savings-orders": [
    "listOpenSavings",
    "listPastSavings",
    "listFinanceAssets",
    "getFinanceTotal"
  ],
  "recurring-plans": [
    "listRecurringPlans",
    "getRecurringPlan",
    "listRecurringPurchases"
  ],
  "lab-orders": [
    "listLabActivities",
    "getLabActivity",
    "listLabOrdersOfActivity",
    "listLabOrders"
  ],
  "own-ads": [
    "listMyAds",
    "filterMyAds",
    "getMyAd"
  ],
  "public-ads": [
    "listAds",
    "listAdsByUnit",
    "listNewestAds",
    "listExcellentAds",
    "getAdsOfMember",
    "previewTrade"
  ],
  "otc-orders": [
    "listOtcOrders",
    "getOtcOrder"
  ]
} as const
