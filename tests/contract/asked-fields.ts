/** Fields that calls do not do without, and with which alone they are content; each with the calls. */
const calls: Readonly<Record<string, string>> = {
  // Members and their security.
  'username password': 'logIn',
  'phone password username country code': 'registerByPhone',
  'email password username country code': 'registerByEmail',
  username: 'checkUsername',
  'phone country': 'sendRegisterPhoneCode',
  email: 'sendRegisterEmailCode sendBindEmailCode sendNewEmailCode',
  phone: 'sendBindPhoneCode',
  account: 'sendResetPhoneCode sendResetEmailCode',
  'mode account code password': 'resetLoginPassword',
  'username type': 'getSliderPuzzle',
  'username type code': 'solveSliderPuzzle',
  'realName idCard idCardFront idCardBack handHeldIdCard': 'applyForRealName',
  'email code password': 'bindEmail',
  'phone code password': 'bindPhone changePhone',
  'oldEmailCode newEmailCode newEmail': 'changeEmail',
  jyPassword: 'setFundPassword',
  'oldPassword newPassword': 'changeFundPassword',
  'newPassword code': 'resetFundPassword',
  'oldPassword newPassword code': 'changeLoginPassword',
  'codes secret': 'bindAuthenticator',
  'codes password': 'unbindAuthenticator',
  codes: 'checkAuthenticatorCode',
  base64Data: 'uploadImageText',
  'remark code': 'createApiKey',
  'id remark code': 'updateApiKey',

  // What one thing is read, cancelled or deleted by.
  id: `deleteApiKey deletePaymentMethod getPaymentTypeConfig deleteSavedAddress getSavingsProduct getRecurringProduct
    getRecurringPlan finishRecurringPlan getMyAd putAdOnShelf takeAdOffShelf deleteAd previewTrade getLabActivity
    getAnnouncement getAnnouncementWithNeighbours getHelpArticle`,
  type: 'savePaymentMethod',
  cardNo: 'redeemGiftCard',
  orderId: 'redeemSavings cancelSpotOrder listSpotFills listChatMessages',
  orderSn: 'getOtcOrder payOtcOrder cancelOtcOrder',
  activityId: 'listLabOrdersOfActivity',
  miningId: 'getMiningMachine getLockedOrder',
  entrustId: 'cancelSwapOrder cancelCoinSwapOrder',
  positionId: 'setSwapTakeProfitStopLoss',
  optionId: 'listOptionBets',
  name: 'getAdsOfMember',

  // Money.
  days: 'listWalletValues',
  coinprotocol: 'getDepositAddress createDepositAddress',
  coinName: 'getCoinBalance',
  unit: 'listConvertTargets getCoinInfo getUsdRate',
  'coinName coinprotocol address money code codeType payPwd': 'createWithdrawal',
  'unit coinprotocol address remark': 'saveAddress',
  'unit amount jyPassword': 'createWithdrawCode',
  withdrawCode: 'lookUpWithdrawCode redeemWithdrawCode',
  'fromUnit toUnit': 'getConvertPrice',
  'fromUnit toUnit needAmount': 'convert',
  'unit from to fromWalletId toWalletId amount': 'transferSwap transferCoinSwap',
  'unit from to amount': 'transferSecond',
  'aid amount': 'buySavings',
  'aid amount cycle startTime': 'createRecurringPlan',
  'id amount cycle startTime': 'updateRecurringPlan',
  'id status': 'setRecurringPlanStatus',
  'activityId amount aims code': 'joinLabActivity',

  // Pages and lists.
  'pageNo pageSize': `listTransactions listConversions listSavingsProducts listOpenSavings listPastSavings
    listRecurringProducts listRecurringPlans listRecurringPurchases listOpenSwapOrders listPastSwapOrders
    listHeldSwapPositions listOpenCoinSwapOrders listPastCoinSwapOrders listPastOptionBets listPastSecondOrders
    listLabOrders listMiningMachines listLockedOrders`,
  'page pageSize': 'listDeposits listWithdrawals listWithdrawCodes',
  'miningId pageNo pageSize': 'listMiningOutputs listLockReleases',
  'step pageNo pageSize': 'listLabActivities',
  'status pageNo pageSize': 'listOtcOrders',
  'cate lang': 'listHelpArticles listTopHelpArticles',

  // Trades between members.
  'json businessAuthDepositId': 'applyAsMerchant',
  'id advertiseType': 'listAds',
  'unit advertiseType': 'listAdsByUnit',
  advertiseType: 'listExcellentAds',
  'advertiseType coinId country priceType price number minLimit maxLimit timeLimit pay[] jyPassword':
    'createAd',
  'id advertiseType coinId country priceType price number minLimit maxLimit timeLimit pay[] jyPassword':
    'updateAd',
  'id coinId price money amount': 'placeOtcBuyOrder placeOtcSellOrder',
  'orderSn jyPassword': 'releaseOtcOrder',
  'orderSn remark': 'appealOtcOrder',

  // Markets.
  symbol: `getWallet getPair getSwapContract getCoinSwapContract getOptionMarket getSecondMarket getBook getSwapBook
    getCoinSwapBook getOptionBook getSecondBook getBookTop getSwapBookTop getCoinSwapBookTop getOptionBookTop
    getSecondBookTop getBookDepth getSwapBookDepth getCoinSwapBookDepth getOptionBookDepth getSecondBookDepth
    listTrades listSwapTrades listCoinSwapTrades listOptionTrades listSecondTrades getSymbolTrend addFavourite
    removeFavourite addSwapFavourite removeSwapFavourite addCoinSwapFavourite removeCoinSwapFavourite
    getSwapContractInfo getCoinSwapContractInfo getOptionMarketInfo getSecondMarketInfo listBettingOptionRounds
    listDrawingOptionRounds listOpenSecondOrders getSecondBalance`,
  'symbol from to resolution':
    'listCandles listSwapCandles listCoinSwapCandles listOptionCandles listSecondCandles',
  'symbol pageNo pageSize': 'listOpenSpotOrdersOfPair listPastSpotOrdersOfPair',
  'symbol direction type price amount': 'placeSpotOrder',
  'symbol count': 'listPastOptionRounds',
  'symbol direction optionId amount': 'placeOptionBet',
  'symbol coinSymbol direction cycleId amount': 'placeSecondOrder',

  // Contracts and positions.
  contractCoinId: `getSwapWallet getCoinSwapWallet cancelSwapOrders cancelCoinSwapOrders getSwapPositionWallet
    getCoinSwapPositionWallet`,
  'contractCoinId direction type entrustPrice leverage volume':
    'placeSwapOpeningOrder placeCoinSwapOpeningOrder',
  'contractCoinId direction type entrustPrice volume': 'placeSwapClosingOrder placeCoinSwapClosingOrder',
  'positionId principal type': 'adjustSwapMargin',
  'contractCoinId direction principal type': 'adjustCoinSwapMargin',
  'contractCoinId type': 'closeSwapPositions closeCoinSwapPositions',
  'contractCoinId targetPattern':
    'checkSwapMarginMode switchSwapMarginMode checkCoinSwapMarginMode switchCoinSwapMarginMode',
  'contractCoinId leverage direction': 'setSwapLeverage setCoinSwapLeverage',
}

/** Each call that asks for fields, with these. */
export const askedFields: readonly (readonly [operation: string, fields: string])[] = Object.entries(
  calls,
).flatMap(([fields, operations]) => operations.split(/\s+/).map((operation) => [operation, fields] as const))
