// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const ActivityType: Shape = {"kind":"enum","values":[0,1,2,3,4,5,6],"names":["UNKNOWN","RUSH_SALE","SHARED_SALE","POSITION_SHARING","FREE_SUBSCRIPTION","CLOUD_MINING","LOCK_UP"],"accept":["text","name"]}

const ActivityStep: Shape = {"kind":"enum","values":[0,1,2,3],"names":["COMING","ONGOING","DISTRIBUTING","COMPLETED"],"accept":["text","name"]}

const Flag: Shape = {"kind":"enum","values":[0,1],"names":["IS_FALSE","IS_TRUE"],"accept":["text","name","boolean"]}

const LabPeriod: Shape = {"kind":"enum","values":[0,1,2,3],"names":["DAY","WEEK","MONTH","YEAR"],"accept":["text","name"]}

const ReleaseType: Shape = {"kind":"enum","values":[0,1],"names":["EQUAL","PROPORTIONAL"],"accept":["text","name"]}

const Activity: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, title: { shape: {"kind":"text"} }, titleEn: { shape: { kind: 'nullable', of: {"kind":"text"} }, alias: ["titleEN"] }, detail: { shape: { kind: 'nullable', of: {"kind":"text"} } }, detailEn: { shape: { kind: 'nullable', of: {"kind":"text"} }, alias: ["detailEN"] }, content: { shape: { kind: 'nullable', of: {"kind":"text"} } }, contentEn: { shape: { kind: 'nullable', of: {"kind":"text"} }, alias: ["contentEN"] }, lang: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, type: { shape: ActivityType }, step: { shape: ActivityStep }, status: { shape: {"kind":"integer","accept":["text"]} }, canceled: { shape: { kind: 'nullable', of: Flag }, optional: true }, progress: { shape: {"kind":"integer","accept":["text"]} }, startTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, endTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, distributeTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, unit: { shape: {"kind":"text"} }, acceptUnit: { shape: {"kind":"text"} }, price: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, priceScale: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} }, optional: true }, amountScale: { shape: {"kind":"integer","accept":["text"]} }, totalSupply: { shape: {"kind":"decimal","accept":["number","text"]} }, tradedAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, freezeAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minLimitAmout: { shape: {"kind":"decimal","accept":["number","text"]} }, maxLimitAmout: { shape: {"kind":"decimal","accept":["number","text"]} }, limitTimes: { shape: {"kind":"integer","accept":["text"]} }, leveloneCount: { shape: {"kind":"integer","accept":["text"]} }, holdLimit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, holdUnit: { shape: { kind: 'nullable', of: {"kind":"text"} } }, miningUnit: { shape: { kind: 'nullable', of: {"kind":"text"} } }, miningPeriod: { shape: { kind: 'nullable', of: LabPeriod } }, miningDays: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} } }, miningDaysprofit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, miningInvite: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, miningInvitelimit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, lockedUnit: { shape: { kind: 'nullable', of: {"kind":"text"} } }, lockedPeriod: { shape: { kind: 'nullable', of: LabPeriod } }, lockedDays: { shape: { kind: 'nullable', of: {"kind":"integer","accept":["text"]} } }, lockedFee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, releaseType: { shape: { kind: 'nullable', of: ReleaseType } }, releasePercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, releaseAmount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, releaseTimes: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, smallImageUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, bannerImageUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, imageUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, noticeLink: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, activityLink: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, settings: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true } } }

const ActivityOrderState: Shape = {"kind":"enum","values":[0,1,2,3],"names":["TEMPORARY","WAITING","DISTRIBUTED","CANCELED"],"accept":["text","name"]}

const ActivityOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, activityId: { shape: {"kind":"id","accept":["number","text"]} }, activityName: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, type: { shape: ActivityType }, state: { shape: ActivityOrderState }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, freezeAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, price: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, granted: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const ActivityOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: ActivityOrder } } } }

const ActivityPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Activity } } } }

const ActivityStepFilter: Shape = {"kind":"enum","values":[-1,0,1,2,3],"names":["ALL","COMING","ONGOING","DISTRIBUTING","COMPLETED"]}

const LockedStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["TO_BE_RELEASED","RELEASING","CLOSED"],"accept":["text","name"]}

const LockedOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, activityId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, title: { shape: { kind: 'nullable', of: {"kind":"text"} } }, image: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, period: { shape: LabPeriod }, lockedStatus: { shape: LockedStatus }, lockedDays: { shape: {"kind":"integer","accept":["text"]} }, releasedDays: { shape: {"kind":"integer","accept":["text"]} }, releaseUnit: { shape: {"kind":"text"} }, totalLocked: { shape: {"kind":"decimal","accept":["number","text"]} }, totalRelease: { shape: {"kind":"decimal","accept":["number","text"]} }, releaseType: { shape: ReleaseType }, releasePercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, releaseCurrentpercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, releaseTimes: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, originReleaseamount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, currentReleaseamount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, lockedInvite: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, lockedInvitelimit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, endTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const LockedOrderDetail: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} }, optional: true }, lockedOrderId: { shape: {"kind":"id","accept":["number","text"]} }, releaseUnit: { shape: {"kind":"text"} }, output: { shape: {"kind":"decimal","accept":["number","text"]} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const LockedOrderDetailPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: LockedOrderDetail } } } }

const LockedOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: LockedOrder } } } }

const MiningMachineType: Shape = {"kind":"enum","values":[0,1],"names":["NORMAL","INVITED"],"accept":["text","name"]}

const MiningStatus: Shape = {"kind":"enum","values":[0,1,2],"names":["NOT_DEPLOYED","DEPLOYED","CLOSED"],"accept":["text","name"]}

const MiningOrder: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, activityId: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, title: { shape: { kind: 'nullable', of: {"kind":"text"} } }, image: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, amount: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, type: { shape: MiningMachineType }, period: { shape: LabPeriod }, miningStatus: { shape: MiningStatus }, miningDays: { shape: {"kind":"integer","accept":["text"]} }, miningedDays: { shape: {"kind":"integer","accept":["text"]} }, miningUnit: { shape: {"kind":"text"} }, miningDaysprofit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, currentDaysprofit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, totalProfit: { shape: {"kind":"decimal","accept":["number","text"]} }, miningInvite: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, miningInvitelimit: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, endTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const MiningOrderDetail: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, memberId: { shape: { kind: 'nullable', of: {"kind":"id","accept":["number","text"]} }, optional: true }, miningOrderId: { shape: {"kind":"id","accept":["number","text"]} }, miningUnit: { shape: {"kind":"text"} }, output: { shape: {"kind":"decimal","accept":["number","text"]} }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const MiningOrderDetailPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: MiningOrderDetail } } } }

const MiningOrderPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: MiningOrder } } } }

export const listLabActivitiesOperation: Operation = {
  id: 'listLabActivities',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/page-query',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { step: { shape: ActivityStepFilter }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: ActivityPage,
  optionalService: 'lab',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getLabActivityOperation: Operation = {
  id: 'getLabActivity',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/detail',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: Activity,
  optionalService: 'lab',
  errors: [{"code":500,"key":"activity-not-found","field":"id"}],
}

export const sendLabPhoneCodeOperation: Operation = {
  id: 'sendLabPhoneCode',
  tag: 'lab',
  method: 'POST',
  path: '/uc/mobile/activity/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-phone","need":"phone"}, {"code":500,"key":"frequently-request"}, {"code":500,"key":"send-sms-failed"}],
}

export const sendLabEmailCodeOperation: Operation = {
  id: 'sendLabEmailCode',
  tag: 'lab',
  method: 'POST',
  path: '/uc/email/activity/code',
  encoding: 'none',
  effect: 'act',
  secured: true,
  data: {"kind":"null"},
  errors: [{"code":500,"key":"not-bind-email","need":"email"}, {"code":500,"key":"email-already-send"}, {"code":500,"key":"send-failed"}],
}

export const joinLabActivityOperation: Operation = {
  id: 'joinLabActivity',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/attend',
  encoding: 'form',
  effect: 'act',
  changes: ["listWallets","getWallet","getCoinBalance","listWithdrawableCoins","listTransactions","listWalletValues","listLabActivities","getLabActivity","listLabOrdersOfActivity","listLabOrders"],
  secured: true,
  body: { kind: 'object', fields: { activityId: { shape: {"kind":"id","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, aims: { shape: {"kind":"text"} }, code: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  secrets: ["code"],
  errors: [{"code":500,"key":"number-of-illegal","field":"amount"}, {"code":500,"key":"missing-verification-code","field":"code"}, {"code":500,"key":"missing-phone-or-email","field":"aims"}, {"code":500,"key":"verification-code-incorrect","field":"code"}, {"code":500,"key":"no-realname","need":"real-name"}, {"code":500,"key":"cannot-participate"}, {"code":500,"key":"activity-not-found","field":"activityId"}, {"code":500,"key":"activity-type-description","field":"activityId"}, {"code":500,"key":"activity-not-started","field":"activityId"}, {"code":500,"key":"activity-ended","field":"activityId"}, {"code":500,"key":"activity-not-progress","field":"activityId"}, {"code":500,"key":"first-level-friends-num-lt"}, {"code":500,"key":"activity-error-number","field":"amount"}, {"code":500,"key":"below-minimum-redemption-amount","field":"amount"}, {"code":500,"key":"exceeds-maximum-redemption-amount","field":"amount"}, {"code":500,"key":"exceeded-subscription-limit","field":"amount"}, {"code":500,"key":"exceeds-purchase-limit","field":"amount"}, {"code":500,"key":"required-holdings-wallet-missing"}, {"code":500,"key":"required-holdings-wallet-locked"}, {"code":500,"key":"insufficient-holdings-quantity"}, {"code":500,"key":"wallet-locked"}, {"code":500,"key":"insufficient-balance","field":"amount"}, {"code":500,"key":"please-wait"}, {"code":500,"key":"activity-failed-participate"}],
}

export const listLabOrdersOfActivityOperation: Operation = {
  id: 'listLabOrdersOfActivity',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/getmemberrecords',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { activityId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: { kind: 'list', of: ActivityOrder },
  errors: [{"code":500,"key":"activity-not-found","field":"activityId"}],
}

export const listLabOrdersOperation: Operation = {
  id: 'listLabOrders',
  tag: 'lab',
  method: 'POST',
  path: '/uc/activity/getmyorders',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: ActivityOrderPage,
  optionalService: 'lab',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listMiningMachinesOperation: Operation = {
  id: 'listMiningMachines',
  tag: 'lab',
  method: 'POST',
  path: '/uc/miningorder/my-minings',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: MiningOrderPage,
  optionalService: 'lab',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getMiningMachineOperation: Operation = {
  id: 'getMiningMachine',
  tag: 'lab',
  method: 'POST',
  path: '/uc/miningorder/my-mining-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { miningId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: MiningOrder,
  errors: [{"code":500,"key":"mining-machine-not-found","field":"miningId"}, {"code":500,"key":"not-allowed","field":"miningId"}],
}

export const listMiningOutputsOperation: Operation = {
  id: 'listMiningOutputs',
  tag: 'lab',
  method: 'POST',
  path: '/uc/miningorder/mining-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { miningId: { shape: {"kind":"id","accept":["number","text"]} }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: MiningOrderDetailPage,
  errors: [{"code":500,"key":"mining-machine-not-found","field":"miningId"}, {"code":500,"key":"not-allowed","field":"miningId"}],
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listLockedOrdersOperation: Operation = {
  id: 'listLockedOrders',
  tag: 'lab',
  method: 'POST',
  path: '/uc/lockedorder/my-locked',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: LockedOrderPage,
  optionalService: 'lab',
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getLockedOrderOperation: Operation = {
  id: 'getLockedOrder',
  tag: 'lab',
  method: 'POST',
  path: '/uc/lockedorder/my-locked-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { miningId: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: LockedOrder,
  errors: [{"code":500,"key":"lock-not-found","field":"miningId"}, {"code":500,"key":"not-allowed","field":"miningId"}],
}

export const listLockReleasesOperation: Operation = {
  id: 'listLockReleases',
  tag: 'lab',
  method: 'POST',
  path: '/uc/lockedorder/mining-detail',
  encoding: 'form',
  effect: 'read',
  secured: true,
  body: { kind: 'object', fields: { miningId: { shape: {"kind":"id","accept":["number","text"]} }, pageNo: { shape: {"kind":"integer"} }, pageSize: { shape: {"kind":"integer"} } } },
  data: LockedOrderDetailPage,
  errors: [{"code":500,"key":"lock-not-found","field":"miningId"}, {"code":500,"key":"not-allowed","field":"miningId"}],
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

