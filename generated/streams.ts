// Generated from openapi/streams.yaml by `npm run generate`. Do not edit.
import type { Shape } from '#src/core/contract/shape.ts'
import type { Destination, Stream } from '#src/core/contract/stream.ts'
import type { ChatMessage as ChatMessageMessage } from './models/chat-message.ts'
import type { CoinSwapWallet as CoinSwapWalletMessage } from './models/coin-swap-wallet.ts'
import type { CoinThumb as CoinThumbMessage } from './models/coin-thumb.ts'
import type { ContractOptionOrder as ContractOptionOrderMessage } from './models/contract-option-order.ts'
import type { ContractOrderEntrust as ContractOrderEntrustMessage } from './models/contract-order-entrust.ts'
import type { ContractSecondOrder as ContractSecondOrderMessage } from './models/contract-second-order.ts'
import type { ExchangeOrder as ExchangeOrderMessage } from './models/exchange-order.ts'
import type { KLine as KLineMessage } from './models/kline.ts'
import type { MemberContractPosition as MemberContractPositionMessage } from './models/member-contract-position.ts'
import type { MemberEvent as MemberEventMessage } from './models/member-event.ts'
import type { OtcOrderNotice as OtcOrderNoticeMessage } from './models/otc-order-notice.ts'
import type { SecondWallet as SecondWalletMessage } from './models/second-wallet.ts'
import type { SendChatMessage as SendChatMessageMessage } from './models/send-chat-message.ts'
import type { SwapWallet as SwapWalletMessage } from './models/swap-wallet.ts'
import type { TradePlate as TradePlateMessage } from './models/trade-plate.ts'
import type { Trades as TradesMessage } from './models/trades.ts'

/** Path of the market socket under the API's base address. */
export const marketSocket = '/market/market-ws/websocket'

/** Path of the swap socket under the API's base address. */
export const swapSocket = '/swap/swap-ws/websocket'

/** Path of the coinSwap socket under the API's base address. */
export const coinSwapSocket = '/coinswap/swap-ws/websocket'

/** Path of the option socket under the API's base address. */
export const optionSocket = '/option/option-ws/websocket'

/** Path of the second socket under the API's base address. */
export const secondSocket = '/second/second-ws/websocket'

/** Path of the chat socket under the API's base address. */
export const chatSocket = '/chat/chat-webSocket/websocket'

/** All sockets. */
export const sockets: readonly string[] = [marketSocket, swapSocket, coinSwapSocket, optionSocket, secondSocket, chatSocket]

const CandlePeriod: Shape = {"kind":"enum","values":["1min","5min","15min","30min","1hour","4hour","1day","1week","1mon"]}

const ChatMessageType: Shape = {"kind":"enum","values":[0,1],"names":["NOTICE","NORMAL_CHAT"],"accept":["text","name"]}

const ChatMessage: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, uidFrom: { shape: {"kind":"text","accept":["number"]} }, uidTo: { shape: {"kind":"text","accept":["number"]} }, nameFrom: { shape: { kind: 'nullable', of: {"kind":"text"} } }, nameTo: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, content: { shape: {"kind":"text"} }, messageType: { shape: ChatMessageType }, sendTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, sendTimeStr: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, fromAvatar: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const ContractCoin: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, name: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, coinScale: { shape: {"kind":"integer","accept":["text"]} }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]} }, enable: { shape: Flag, optional: true }, exchangeable: { shape: Flag, optional: true }, visible: { shape: Flag, optional: true }, sort: { shape: {"kind":"integer","accept":["text"]}, optional: true }, type: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} }, optional: true }, shareNumber: { shape: {"kind":"decimal","accept":["number","text"]} }, minShare: { shape: {"kind":"decimal","accept":["number","text"]} }, maxShare: { shape: {"kind":"decimal","accept":["number","text"]} }, leverageType: { shape: {"kind":"integer","accept":["text"]} }, leverage: { shape: {"kind":"text"} }, openFee: { shape: {"kind":"decimal","accept":["number","text"]} }, closeFee: { shape: {"kind":"decimal","accept":["number","text"]} }, makerFee: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, takerFee: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, maintenanceMarginRate: { shape: {"kind":"decimal","accept":["number","text"]} }, spreadType: { shape: {"kind":"integer","accept":["text"]}, optional: true }, spread: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, feePercent: { shape: {"kind":"decimal","accept":["number","text"]} }, intervalHour: { shape: {"kind":"integer","accept":["text"]}, optional: true }, enableOpenBuy: { shape: Flag }, enableOpenSell: { shape: Flag }, enableMarketBuy: { shape: Flag }, enableMarketSell: { shape: Flag }, enableTriggerEntrust: { shape: Flag }, currentPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currentTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true }, leftTime: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} }, optional: true }, usdtRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const MarginMode: Shape = {"kind":"enum","values":[0,1],"names":["CROSSED","FIXED"],"accept":["text","name"]}

const CoinSwapWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, contractId: { shape: {"kind":"id","accept":["number","text"]} }, contractCoin: { shape: ContractCoin }, symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coinBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, coinFrozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, coinPattern: { shape: MarginMode, optional: true }, coinBuyLeverage: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinBuyPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinFrozenBuyPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinBuyPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinSellLeverage: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinSellPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinFrozenSellPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinSellPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinBuyPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinSellPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinProfit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinTotalProfitAndLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtTotalProfitAndLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinShareNumber: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currentPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, buyForcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, sellForcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, cnyRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const CoinThumb: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, open: { shape: {"kind":"decimal","accept":["number","text"]} }, high: { shape: {"kind":"decimal","accept":["number","text"]} }, low: { shape: {"kind":"decimal","accept":["number","text"]} }, close: { shape: {"kind":"decimal","accept":["number","text"]} }, chg: { shape: {"kind":"decimal","accept":["number","text"]} }, change: { shape: {"kind":"decimal","accept":["number","text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, lastDayClose: { shape: {"kind":"decimal","accept":["number","text"]} }, usdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, baseUsdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, zone: { shape: {"kind":"integer","accept":["text"]}, optional: true }, coinScale: { shape: {"kind":"integer","accept":["text"]}, optional: true }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]}, optional: true }, coinName: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coinUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, feePercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, markPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, indexPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, robotType: { shape: {"kind":"integer","accept":["text"]}, optional: true }, trend: { shape: { kind: 'list', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const StakeDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const StakeResult: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["WAIT","WIN","LOSE","TIED","CANCELED"],"accept":["text","name"]}

const ContractOptionOrderStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["OPEN","CLOSE","CANCELED"],"accept":["text","name"]}

const ContractOptionOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, optionId: { shape: {"kind":"id","accept":["number","text"]} }, optionNo: { shape: {"kind":"integer","accept":["text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, betAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, winFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, rewardAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, result: { shape: StakeResult }, status: { shape: ContractOptionOrderStatus }, createTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } }

const ContractOrderDirection: Shape = {"kind":"enum","values":[0,1],"names":["BUY","SELL"],"accept":["text","name"]}

const ContractOrderEntrustType: Shape = {"kind":"enum","values":[0,1],"names":["OPEN","CLOSE"],"accept":["text","name"]}

const ContractOrderType: Shape = {"kind":"enum","values":[0,1,2],"names":["MARKET_PRICE","LIMIT_PRICE","SPOT_LIMIT"],"accept":["text","name"]}

const ContractOrderEntrustStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["ENTRUST_ING","ENTRUST_CANCEL","ENTRUST_FAILURE","ENTRUST_SUCCESS"],"accept":["text","name"]}

const ContractOrderEntrust: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, contractOrderEntrustId: { shape: {"kind":"text"} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, contractId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: ContractOrderDirection }, entrustType: { shape: ContractOrderEntrustType }, type: { shape: ContractOrderType }, status: { shape: ContractOrderEntrustStatus }, patterns: { shape: MarginMode }, leverage: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, triggerPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, entrustPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, currentPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, tradedPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, tradedVolume: { shape: {"kind":"decimal","accept":["number","text"]} }, shareNumber: { shape: {"kind":"decimal","accept":["number","text"]} }, principalUnit: { shape: {"kind":"text"}, optional: true }, principalAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, openFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, closeFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, profitAndLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, isFromSpot: { shape: Flag }, isBlast: { shape: Flag }, isReward: { shape: Flag, optional: true }, positionId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} }, optional: true }, triggeringTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, minPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, maxPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const ContractSecondOrderType: Shape = {"kind":"enum","values":[0,1],"names":["NO","YES"],"accept":["text","name"]}

const ContractSecondOrderStatus: Shape = {"kind":"enum","values":[0,1,2,3],"names":["ENTRUST","OPEN","CLOSE","CANCELED"],"accept":["text","name"]}

const ContractSecondOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, direction: { shape: StakeDirection }, cycleId: { shape: {"kind":"id","accept":["number","text"]} }, cycleLength: { shape: {"kind":"integer","accept":["text"]} }, cycleRate: { shape: {"kind":"decimal","accept":["number","text"]} }, betAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, openPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, closePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, type: { shape: ContractSecondOrderType }, result: { shape: StakeResult }, status: { shape: ContractSecondOrderStatus }, winAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, closeTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const ExchangeOrderDirection: Shape = {"kind":"enum","values":["BUY","SELL"],"accept":["number","text"]}

const ExchangeOrderType: Shape = {"kind":"enum","values":["MARKET_PRICE","LIMIT_PRICE"],"accept":["number","text"]}

const ExchangeOrderStatus: Shape = {"kind":"enum","values":["TRADING","COMPLETED","CANCELED","OVERTIMED"],"accept":["number","text"]}

const ExchangeOrderResource: Shape = {"kind":"enum","values":["ROBOT","CUSTOMER","API"],"accept":["number","text"]}

const ExchangeOrderDetail: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]}, optional: true }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } }

const ExchangeOrder: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: ExchangeOrderDirection }, type: { shape: ExchangeOrderType }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, tradedAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: ExchangeOrderStatus }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, completedTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, canceledTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, useDiscount: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, orderResource: { shape: ExchangeOrderResource, optional: true }, detail: { shape: { kind: 'nullable', of: { kind: 'list', of: ExchangeOrderDetail } }, optional: true }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const KLine: Shape = { kind: 'object', fields: { symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, openPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, highestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, lowestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, closePrice: { shape: {"kind":"decimal","accept":["number","text"]} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, period: { shape: CandlePeriod }, count: { shape: {"kind":"integer","accept":["text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const LiquidatedPosition: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, direction: { shape: ContractOrderDirection }, pattern: { shape: MarginMode }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, shareNumber: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, forcePrice: { shape: {"kind":"decimal","accept":["number","text"]} }, principalAmount: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const Liquidation: Shape = { kind: 'object', fields: { positions: { shape: { kind: 'list', of: LiquidatedPosition } }, cancelledOrders: { shape: {"kind":"integer"} } } }

const MemberContractPosition: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, contractId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, direction: { shape: ContractOrderDirection }, pattern: { shape: MarginMode }, leverage: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, forcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, position: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenPosition: { shape: {"kind":"decimal","accept":["number","text"]} }, principalAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, initPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, shareNumber: { shape: {"kind":"decimal","accept":["number","text"]} }, profit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, minPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, maxPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, funding: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const MemberEventKind: Shape = {"kind":"enum","values":["ORDER_FILLED","ORDER_ENDED","TRIGGERED","LIQUIDATED","FUNDING","DEPOSIT","WITHDRAWAL","REVIEW","OPTION_SETTLED","SECOND_SETTLED","SAVINGS_MATURED","PLAN_BOUGHT","PLAN_FAILED","PLAN_PAUSED","LAB_DISTRIBUTED","LAB_CANCELED","MINING_PAID","LOCK_RELEASED","OTC_OPENED","OTC_PAID","OTC_RELEASED","OTC_CANCELED","OTC_APPEALED","OTC_MESSAGE"]}

const WalletAccount: Shape = {"kind":"enum","values":["spot","swap","coinSwap","second","finance"]}

const MemberEvent: Shape = { kind: 'object', fields: { id: { shape: {"kind":"text"} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, kind: { shape: MemberEventKind }, account: { shape: { kind: 'nullable', of: WalletAccount } }, symbol: { shape: { kind: 'nullable', of: {"kind":"text"} } }, coin: { shape: { kind: 'nullable', of: {"kind":"text"} } }, amount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, reference: { shape: { kind: 'nullable', of: {"kind":"text"} } }, outcome: { shape: { kind: 'nullable', of: {"kind":"enum","values":["SUCCESS","FAILURE","WIN","LOSE","TIED","CANCELED"]} } }, liquidation: { shape: { kind: 'nullable', of: Liquidation }, optional: true } } }

const OtcOrderStatus: Shape = {"kind":"enum","values":[0,1,2,3,4],"names":["CANCELLED","NONPAYMENT","PAID","COMPLETED","APPEAL"],"accept":["text","name"]}

const OtcOrderNotice: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, status: { shape: OtcOrderStatus }, content: { shape: { kind: 'nullable', of: {"kind":"text"} } }, uidFrom: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} }, optional: true }, nameFrom: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const SecondWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinId: { shape: {"kind":"text"} }, balance: { shape: {"kind":"decimal","accept":["number","text"]} }, frozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const SendChatMessage: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, uidFrom: { shape: {"kind":"text"} }, uidTo: { shape: {"kind":"text"} }, nameFrom: { shape: {"kind":"text"} }, nameTo: { shape: {"kind":"text"} }, content: { shape: {"kind":"text"} }, messageType: { shape: ChatMessageType } } }

const SwapWallet: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, usdtBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, usdtFrozenBalance: { shape: {"kind":"decimal","accept":["number","text"]} }, usdtPattern: { shape: MarginMode, optional: true }, usdtBuyPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtSellPrincipalAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtProfit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtTotalProfitAndLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, userQY: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, canUse: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, riskRate: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, usdtBuyLeverage: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtSellLeverage: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtBuyPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtFrozenBuyPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtBuyPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtSellPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtFrozenSellPosition: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtSellPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, usdtShareNumber: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currentPrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, buyForcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, sellForcePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, contractCoin: { shape: { kind: 'nullable', of: ContractCoin }, optional: true }, cnyRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const Trade: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, direction: { shape: { kind: 'nullable', of: ExchangeOrderDirection } }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, buyTurnover: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, sellTurnover: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, buyOrderId: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, sellOrderId: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const TradePlateItem: Shape = { kind: 'object', fields: { price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const TradePlate: Shape = { kind: 'object', fields: { direction: { shape: ExchangeOrderDirection }, symbol: { shape: {"kind":"text"} }, maxAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, highestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, lowestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, items: { shape: { kind: 'list', of: TradePlateItem } }, seq: { shape: {"kind":"integer","accept":["text"]}, optional: true } } }

const Trades: Shape = { kind: 'list', of: Trade }

/** How a pair stands, whenever it changed; about every 300 ms. */
export const thumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'thumb',
  socket: marketSocket,
  address: '/topic/market/thumb',
  isPrivate: false,
  topic: () => '/topic/market/thumb',
  payload: CoinThumb,
}

/** Trades of a pair since the last message, newest first; about every 300 ms. */
export const tradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'trades',
  socket: marketSocket,
  address: '/topic/market/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a pair, one message per period that changed. */
export const candleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'candle',
  socket: marketSocket,
  address: '/topic/market/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const bookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'bookTop',
  socket: marketSocket,
  address: '/topic/market/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const bookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'bookDepth',
  socket: marketSocket,
  address: '/topic/market/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** An order of the member that was filled in part. */
export const orderTradedStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderTraded',
  socket: marketSocket,
  address: '/topic/market/order-trade/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-trade/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** An order of the member that is filled, or a market order that has ended. */
export const orderCompletedStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderCompleted',
  socket: marketSocket,
  address: '/topic/market/order-completed/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-completed/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** An order of the member that was cancelled or ended by itself. */
export const orderCancelledStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderCancelled',
  socket: marketSocket,
  address: '/topic/market/order-canceled/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-canceled/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** Proposed. What happened to a member in any part of the exchange, one message each: one subscription tells the whole app. A client of a server without it reads what it shows anew from time to time. */
export const memberEventStream: Stream<MemberEventMessage, { memberId: string }> = {
  id: 'memberEvent',
  socket: marketSocket,
  address: '/topic/market/event/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/market/event/${memberId}`,
  payload: MemberEvent,
}

/** How a contract stands, whenever it changed; about every 300 ms. */
export const swapThumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'swapThumb',
  socket: swapSocket,
  address: '/topic/swap/thumb',
  isPrivate: false,
  topic: () => '/topic/swap/thumb',
  payload: CoinThumb,
}

/** Trades of a contract since the last message, newest first; about every 300 ms. */
export const swapTradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'swapTrades',
  socket: swapSocket,
  address: '/topic/swap/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a contract, one message per period that changed. */
export const swapCandleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'swapCandle',
  socket: swapSocket,
  address: '/topic/swap/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const swapBookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'swapBookTop',
  socket: swapSocket,
  address: '/topic/swap/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const swapBookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'swapBookDepth',
  socket: swapSocket,
  address: '/topic/swap/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** Proposed. An order of the member for any contract, whenever it changed. */
export const swapOrderStream: Stream<ContractOrderEntrustMessage, { memberId: string }> = {
  id: 'swapOrder',
  socket: swapSocket,
  address: '/topic/swap/entrust/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/swap/entrust/${memberId}`,
  payload: ContractOrderEntrust,
}

/** Proposed. A position of the member in any contract, whenever something but the mark price changed it. One that is closed comes once more with the volume 0. */
export const swapPositionStream: Stream<MemberContractPositionMessage, { memberId: string }> = {
  id: 'swapPosition',
  socket: swapSocket,
  address: '/topic/swap/position/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/swap/position/${memberId}`,
  payload: MemberContractPosition,
}

/** Proposed. The member's account: at once to a new subscriber, who knows then that he need not ask again and again, and whenever something but the mark price changed it. */
export const swapWalletStream: Stream<SwapWalletMessage, { memberId: string }> = {
  id: 'swapWallet',
  socket: swapSocket,
  address: '/topic/swap/wallet/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/swap/wallet/${memberId}`,
  payload: SwapWallet,
}

/** How a contract stands, whenever it changed; about every 300 ms. */
export const coinSwapThumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'coinSwapThumb',
  socket: coinSwapSocket,
  address: '/topic/swap/thumb',
  isPrivate: false,
  topic: () => '/topic/swap/thumb',
  payload: CoinThumb,
}

/** Trades of a contract since the last message, newest first; about every 300 ms. */
export const coinSwapTradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'coinSwapTrades',
  socket: coinSwapSocket,
  address: '/topic/swap/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a contract, one message per period that changed. */
export const coinSwapCandleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'coinSwapCandle',
  socket: coinSwapSocket,
  address: '/topic/swap/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const coinSwapBookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'coinSwapBookTop',
  socket: coinSwapSocket,
  address: '/topic/swap/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const coinSwapBookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'coinSwapBookDepth',
  socket: coinSwapSocket,
  address: '/topic/swap/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/swap/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** Proposed. An order of the member for any contract, whenever it changed. */
export const coinSwapOrderStream: Stream<ContractOrderEntrustMessage, { memberId: string }> = {
  id: 'coinSwapOrder',
  socket: coinSwapSocket,
  address: '/topic/swap/entrust/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/swap/entrust/${memberId}`,
  payload: ContractOrderEntrust,
}

/** Proposed. A wallet of the member with the positions on it: each at once to a new subscriber, who knows then that he need not ask again and again, and whenever something but the mark price changed it. */
export const coinSwapWalletStream: Stream<CoinSwapWalletMessage, { memberId: string }> = {
  id: 'coinSwapWallet',
  socket: coinSwapSocket,
  address: '/topic/swap/wallet/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/swap/wallet/${memberId}`,
  payload: CoinSwapWallet,
}

/** How a pair stands, whenever it changed; about every 300 ms. */
export const optionThumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'optionThumb',
  socket: optionSocket,
  address: '/topic/option/thumb',
  isPrivate: false,
  topic: () => '/topic/option/thumb',
  payload: CoinThumb,
}

/** Trades of a pair since the last message, newest first; about every 300 ms. */
export const optionTradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'optionTrades',
  socket: optionSocket,
  address: '/topic/option/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/option/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a pair, one message per period that changed. */
export const optionCandleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'optionCandle',
  socket: optionSocket,
  address: '/topic/option/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/option/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const optionBookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'optionBookTop',
  socket: optionSocket,
  address: '/topic/option/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/option/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const optionBookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'optionBookDepth',
  socket: optionSocket,
  address: '/topic/option/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/option/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** Proposed. A bet of the member, when it is placed and when it is settled. */
export const optionBetStream: Stream<ContractOptionOrderMessage, { memberId: string }> = {
  id: 'optionBet',
  socket: optionSocket,
  address: '/topic/option/order/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/option/order/${memberId}`,
  payload: ContractOptionOrder,
}

/** How a pair stands, whenever it changed; about every 300 ms. */
export const secondThumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'secondThumb',
  socket: secondSocket,
  address: '/topic/second/thumb',
  isPrivate: false,
  topic: () => '/topic/second/thumb',
  payload: CoinThumb,
}

/** Trades of a pair since the last message, newest first; about every 300 ms. */
export const secondTradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'secondTrades',
  socket: secondSocket,
  address: '/topic/second/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/second/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a pair, one message per period that changed. */
export const secondCandleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'secondCandle',
  socket: secondSocket,
  address: '/topic/second/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/second/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const secondBookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'secondBookTop',
  socket: secondSocket,
  address: '/topic/second/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/second/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const secondBookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'secondBookDepth',
  socket: secondSocket,
  address: '/topic/second/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/second/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** Proposed. An order of the member, when it is placed and when it is settled. */
export const secondOrderStream: Stream<ContractSecondOrderMessage, { memberId: string }> = {
  id: 'secondOrder',
  socket: secondSocket,
  address: '/topic/second/order/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/second/order/${memberId}`,
  payload: ContractSecondOrder,
}

/** Proposed. A wallet of the member for second contracts, whenever its amounts changed. */
export const secondWalletStream: Stream<SecondWalletMessage, { memberId: string }> = {
  id: 'secondWallet',
  socket: secondSocket,
  address: '/topic/second/wallet/{memberId}',
  isPrivate: true,
  topic: ({ memberId }) => `/topic/second/wallet/${memberId}`,
  payload: SecondWallet,
}

/** A message in the chat of an order, to both of its members; also what they sent themselves. */
export const chatMessageStream: Stream<ChatMessageMessage, { memberId: string; orderSn: string }> = {
  id: 'chatMessage',
  socket: chatSocket,
  address: '/user/{memberId}/{orderSn}',
  isPrivate: true,
  topic: ({ memberId, orderSn }) => `/user/${memberId}/${orderSn}`,
  payload: ChatMessage,
}

/** An order of the member that has changed. Its detail is read anew. */
export const orderNoticeStream: Stream<OtcOrderNoticeMessage, { memberId: string; orderSn: string }> = {
  id: 'orderNotice',
  socket: chatSocket,
  address: '/user/{memberId}/order-notice/{orderSn}',
  isPrivate: true,
  topic: ({ memberId, orderSn }) => `/user/${memberId}/order-notice/${orderSn}`,
  payload: OtcOrderNotice,
}

/** What a member writes in the chat of an order. A message that is taken comes back on the topic of the order; one that is not is dropped without an answer. */
export const chatSendDestination: Destination<SendChatMessageMessage> = {
  id: 'chatSend',
  socket: chatSocket,
  address: '/app/message/chat',
  payload: SendChatMessage,
  longest: {"nameFrom":64,"nameTo":64,"content":500},
}

/** All streams. */
export const streams: readonly Stream<unknown, never>[] = [thumbStream, tradesStream, candleStream, bookTopStream, bookDepthStream, orderTradedStream, orderCompletedStream, orderCancelledStream, memberEventStream, swapThumbStream, swapTradesStream, swapCandleStream, swapBookTopStream, swapBookDepthStream, swapOrderStream, swapPositionStream, swapWalletStream, coinSwapThumbStream, coinSwapTradesStream, coinSwapCandleStream, coinSwapBookTopStream, coinSwapBookDepthStream, coinSwapOrderStream, coinSwapWalletStream, optionThumbStream, optionTradesStream, optionCandleStream, optionBookTopStream, optionBookDepthStream, optionBetStream, secondThumbStream, secondTradesStream, secondCandleStream, secondBookTopStream, secondBookDepthStream, secondOrderStream, secondWalletStream, chatMessageStream, orderNoticeStream]
