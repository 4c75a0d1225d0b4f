// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const EarnProductStatus: Shape = {"kind":"enum","values":[0,1],"names":["UNAVAILABLE","AVAILABLE"],"accept":["text","name"]}

const AutoInvestActivity: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, baseUnit: { shape: {"kind":"text"} }, rate: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, num: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, status: { shape: EarnProductStatus }, sort: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} }, optional: true }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const AutoInvestCycle: Shape = {"kind":"enum","values":[0,1,2],"names":["DAILY","WEEKLY","MONTHLY"],"accept":["text","name"]}

const AutoInvestOrderStatus: Shape = {"kind":"enum","values":[0,1],"names":["SUCCESS","FAILURE"],"accept":["text","name"]}

const AutoInvestOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, planId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, baseUnit: { shape: {"kind":"text"} }, num: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, baseNum: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, status: { shape: AutoInvestOrderStatus }, failReason: { shape: { kind: 'nullable', of: {"kind":"enum","values":["BALANCE","WALLET_LOCKED","MEMBER_BARRED"]} }, optional: true }, investTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const AutoInvestPlanStatus: Shape = {"kind":"enum","values":[0,1],"names":["ENABLED","DISABLED"],"accept":["text","name"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const AutoInvestPlan: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, activityId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, baseUnit: { shape: {"kind":"text"} }, cycle: { shape: AutoInvestCycle }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, startTime: { shape: {"kind":"text"} }, nextTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, averagePrice: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, cumulativeAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, cumulativeBuyAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, profitLoss: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, roi: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, status: { shape: AutoInvestPlanStatus }, delFlag: { shape: Flag }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const SavingsPeriodUnit: Shape = {"kind":"enum","values":[0,1,2],"names":["DAY","MONTH","YEAR"],"accept":["text","name"]}

const LockedSavingsActivity: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, name: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coinUnit: { shape: {"kind":"text"} }, rate: { shape: {"kind":"decimal","accept":["number","text"]} }, duration: { shape: {"kind":"integer","accept":["text"]} }, periodUnit: { shape: { kind: 'nullable', of: SavingsPeriodUnit }, optional: true }, num: { shape: {"kind":"decimal","accept":["number","text"]} }, acceptUnits: { shape: { kind: 'nullable', of: { kind: 'list', of: {"kind":"text"} } }, optional: true }, status: { shape: EarnProductStatus }, sort: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} }, optional: true }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const LockedSavingsOrderStatus: Shape = {"kind":"enum","values":[0,1],"names":["IN_PROGRESS","COMPLETED"],"accept":["text","name"]}

const LockedSavingsOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, lockedId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, coinUnit: { shape: {"kind":"text"} }, num: { shape: {"kind":"decimal","accept":["number","text"]} }, rate: { shape: {"kind":"decimal","accept":["number","text"]} }, duration: { shape: {"kind":"integer","accept":["text"]} }, periodUnit: { shape: { kind: 'nullable', of: SavingsPeriodUnit }, optional: true }, acceptUnits: { shape: { kind: 'nullable', of: { kind: 'list', of: {"kind":"text"} } }, optional: true }, earnNum: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: LockedSavingsOrderStatus }, startTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, endTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, updateTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const RecurringPlanPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: AutoInvestPlan } } } }

const RecurringProductPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: AutoInvestActivity } } } }

const RecurringPurchasePage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: AutoInvestOrder } } } }

const SavingsOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: LockedSavingsOrder } } } }

const SavingsProductPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: LockedSavingsActivity } } } }

export const listSavingsProductsOperation: Operation = {
  id: 'listSavingsProducts',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/activity/list',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"}, optional: true }, status: { shape: EarnProductStatus, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SavingsProductPage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"unit":"^[A-Za-z0-9]{1,20}$"},
}

export const getSavingsProductOperation: Operation = {
  id: 'getSavingsProduct',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/activity/Detail',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: LockedSavingsActivity,
  errors: [{"code":500,"key":"product-not-found","field":"id"}],
}

export const buySavingsOperation: Operation = {
  id: 'buySavings',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSavings","listPastSavings","listFinanceAssets","getFinanceTotal","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { aid: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"cannot-invest"}, {"code":500,"key":"product-not-found","field":"aid"}, {"code":500,"key":"incorrect-activity-status","field":"aid"}, {"code":500,"key":"investment-amount-cannot-be-less-than-minimum","field":"amount"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"system-opt-fail"}],
}

export const listOpenSavingsOperation: Operation = {
  id: 'listOpenSavings',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/going/order',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SavingsOrderPage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listPastSavingsOperation: Operation = {
  id: 'listPastSavings',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/done/order',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: SavingsOrderPage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const redeemSavingsOperation: Operation = {
  id: 'redeemSavings',
  tag: 'earn',
  method: 'POST',
  path: '/earn/locked/redeem',
  encoding: 'form',
  effect: 'act',
  changes: ["listOpenSavings","listPastSavings","listFinanceAssets","getFinanceTotal","listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues"],
  secured: true,
  body: { kind: 'object', fields: { orderId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"record-not-found","field":"orderId"}, {"code":500,"key":"fixed-until-redemption","field":"orderId"}, {"code":500,"key":"order-status-error","field":"orderId"}],
}

export const listRecurringProductsOperation: Operation = {
  id: 'listRecurringProducts',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/activity/list',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { unit: { shape: {"kind":"text"}, optional: true }, status: { shape: EarnProductStatus, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: RecurringProductPage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
  patterns: {"unit":"^[A-Za-z0-9]{1,20}$"},
}

export const getRecurringProductOperation: Operation = {
  id: 'getRecurringProduct',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/activity/Detail',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: AutoInvestActivity,
  errors: [{"code":500,"key":"product-not-found","field":"id"}],
}

export const createRecurringPlanOperation: Operation = {
  id: 'createRecurringPlan',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listRecurringPlans","getRecurringPlan","listRecurringPurchases"],
  secured: true,
  body: { kind: 'object', fields: { aid: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, cycle: { shape: AutoInvestCycle }, startTime: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"no-set-jypassword","need":"fund-password"}, {"code":500,"key":"cannot-invest"}, {"code":500,"key":"product-not-found","field":"aid"}, {"code":500,"key":"incorrect-activity-status","field":"aid"}, {"code":500,"key":"investment-amount-cannot-be-less-than-minimum","field":"amount"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"system-opt-fail"}],
}

export const listRecurringPlansOperation: Operation = {
  id: 'listRecurringPlans',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/list',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { finished: { shape: Flag, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: RecurringPlanPage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getRecurringPlanOperation: Operation = {
  id: 'getRecurringPlan',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: AutoInvestPlan,
  errors: [{"code":500,"key":"record-not-found","field":"id"}],
}

export const setRecurringPlanStatusOperation: Operation = {
  id: 'setRecurringPlanStatus',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/updateStatus',
  encoding: 'form',
  effect: 'act',
  changes: ["listRecurringPlans","getRecurringPlan","listRecurringPurchases"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, status: { shape: AutoInvestPlanStatus } } },
  data: AutoInvestPlan,
  errors: [{"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"plan-finished","field":"id"}],
}

export const updateRecurringPlanOperation: Operation = {
  id: 'updateRecurringPlan',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/updatePlan',
  encoding: 'form',
  effect: 'act',
  changes: ["listRecurringPlans","getRecurringPlan","listRecurringPurchases"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, cycle: { shape: AutoInvestCycle }, startTime: { shape: {"kind":"text"} } } },
  data: AutoInvestPlan,
  errors: [{"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"plan-finished","field":"id"}, {"code":500,"key":"investment-amount-cannot-be-less-than-minimum","field":"amount"}, {"code":500,"key":"please-wait"}],
}

export const finishRecurringPlanOperation: Operation = {
  id: 'finishRecurringPlan',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/plan/delPlan',
  encoding: 'form',
  effect: 'act',
  changes: ["listRecurringPlans","getRecurringPlan","listRecurringPurchases"],
  secured: true,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: AutoInvestPlan,
  errors: [{"code":500,"key":"record-not-found","field":"id"}, {"code":500,"key":"plan-finished","field":"id"}],
}

export const listRecurringPurchasesOperation: Operation = {
  id: 'listRecurringPurchases',
  tag: 'earn',
  method: 'POST',
  path: '/earn/autoInvest/order/list',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { planId: { shape: {"kind":"id","accept":["number","text"]}, optional: true }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: RecurringPurchasePage,
  optionalService: 'earn',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

