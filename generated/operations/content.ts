// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'

const AdvertisementPlace: Shape = {"kind":"enum","values":[0,1,2],"names":["APP_SHUFFLING","PC_SHUFFLING","PC_CLASSIFICATION"],"accept":["text","name"]}

const CommonStatus: Shape = {"kind":"enum","values":[0,1],"names":["NORMAL","ILLEGAL"],"accept":["text","name"]}

const Advertisement: Shape = { kind: 'object', fields: { serialNumber: { shape: {"kind":"text"} }, name: { shape: {"kind":"text"} }, sysAdvertiseLocation: { shape: AdvertisementPlace }, lang: { shape: {"kind":"text"}, alias: ["locale"] }, startTime: { shape: {"kind":"text"} }, endTime: { shape: {"kind":"text"} }, url: { shape: {"kind":"text"} }, linkUrl: { shape: { kind: 'nullable', of: {"kind":"text"} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, status: { shape: CommonStatus }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, content: { shape: { kind: 'nullable', of: {"kind":"text"} } }, author: { shape: { kind: 'nullable', of: {"kind":"text"} } }, sort: { shape: {"kind":"integer"} } } }

const AnnouncementCategory: Shape = {"kind":"enum","values":[0,1,2,3,4,5,6],"names":["NORMAL","ACTIVITY","ASSETS","SYSTEM","LIST","APPROVE","OTHER"],"accept":["text","name"]}

const Announcement: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, title: { shape: {"kind":"text"} }, content: { shape: { kind: 'nullable', of: {"kind":"text"} } }, announcementClassification: { shape: AnnouncementCategory, optional: true }, imgUrl: { shape: { kind: 'nullable', of: {"kind":"text"} } }, isShow: { shape: {"kind":"boolean","accept":["number"]} }, isTop: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} } }, sort: { shape: { kind: 'nullable', of: {"kind":"integer"} } }, lang: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const AnnouncementPage: Shape = { kind: 'object', fields: { totalElements: { shape: {"kind":"integer","accept":["text"]} }, totalPages: { shape: {"kind":"integer","accept":["text"]}, optional: true }, size: { shape: {"kind":"integer","accept":["text"]}, optional: true }, content: { shape: { kind: 'list', of: Announcement } } } }

const AnnouncementWithNeighbours: Shape = { kind: 'object', fields: { info: { shape: Announcement }, back: { shape: { kind: 'nullable', of: Announcement } }, next: { shape: { kind: 'nullable', of: Announcement } } } }

const HelpCategory: Shape = {"kind":"enum","values":[0,1,2,3,4,5,6,7],"names":["HELP","FAQ","EXCHANGE","COININFO","ANALYSIS","PROTOCOL","OTHER","QR_CODE"],"accept":["text","name"]}

const HelpArticle: Shape = { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} }, title: { shape: {"kind":"text"} }, content: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, sysHelpClassification: { shape: HelpCategory }, imgUrl: { shape: { kind: 'nullable', of: {"kind":"text"} } }, isTop: { shape: { kind: 'nullable', of: {"kind":"text","accept":["number"]} } }, author: { shape: { kind: 'nullable', of: {"kind":"text"} } }, status: { shape: CommonStatus }, sort: { shape: { kind: 'nullable', of: {"kind":"integer"} } }, lang: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, createTime: { shape: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } } }

const HelpArticlePage: Shape = { kind: 'object', fields: { content: { shape: { kind: 'list', of: HelpArticle } }, totalPage: { shape: {"kind":"integer","accept":["text"]} }, totalElements: { shape: {"kind":"integer","accept":["text"]} } } }

const HelpSection: Shape = { kind: 'object', fields: { titleCN: { shape: {"kind":"text"} }, titleEN: { shape: {"kind":"text"} }, cate: { shape: HelpCategory }, content: { shape: { kind: 'list', of: HelpArticle } } } }

const Language: Shape = {"kind":"enum","values":["en_US","zh_CN","zh_HK","ja_JP","ko_KR","de_DE","fr_FR","it_IT","es_ES"]}

export const listAdvertisementsOperation: Operation = {
  id: 'listAdvertisements',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/system/advertise',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { sysAdvertiseLocation: { shape: AdvertisementPlace, optional: true }, lang: { shape: Language, optional: true } } },
  data: { kind: 'list', of: Advertisement },
}

export const listAnnouncementsOperation: Operation = {
  id: 'listAnnouncements',
  tag: 'content',
  method: 'POST',
  path: '/uc/announcement/page',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: AnnouncementPage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const getAnnouncementOperation: Operation = {
  id: 'getAnnouncement',
  tag: 'content',
  method: 'GET',
  path: '/uc/announcement/{id}',
  encoding: 'none',
  effect: 'read',
  secured: false,
  params: { id: { shape: {"kind":"id","accept":["number","text"]} } },
  data: { kind: 'nullable', of: Announcement },
}

export const getAnnouncementWithNeighboursOperation: Operation = {
  id: 'getAnnouncementWithNeighbours',
  tag: 'content',
  method: 'POST',
  path: '/uc/announcement/more',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: AnnouncementWithNeighbours,
  errors: [{"code":500,"key":"record-not-found","field":"id"}],
}

export const listHelpSectionsOperation: Operation = {
  id: 'listHelpSections',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/more/help',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { total: { shape: {"kind":"integer"}, optional: true }, lang: { shape: Language, optional: true } } },
  data: { kind: 'list', of: HelpSection },
}

export const listHelpArticlesOperation: Operation = {
  id: 'listHelpArticles',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/more/help/page',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { cate: { shape: HelpCategory }, lang: { shape: Language }, pageNo: { shape: {"kind":"integer"}, optional: true }, pageSize: { shape: {"kind":"integer"}, optional: true } } },
  data: HelpArticlePage,
  paging: {"page":"pageNo","base":1,"size":"pageSize","items":"/data/content","total":"/data/totalElements"},
}

export const listTopHelpArticlesOperation: Operation = {
  id: 'listTopHelpArticles',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/more/help/page/top',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { cate: { shape: HelpCategory }, lang: { shape: Language } } },
  data: { kind: 'list', of: HelpArticle },
}

export const getHelpArticleOperation: Operation = {
  id: 'getHelpArticle',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/more/help/detail',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { id: { shape: {"kind":"id","accept":["number","text"]} } } },
  data: { kind: 'nullable', of: HelpArticle },
}

export const listHelpByCategoryOperation: Operation = {
  id: 'listHelpByCategory',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/system/help',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { sysHelpClassification: { shape: HelpCategory, optional: true } } },
  data: { kind: 'list', of: HelpArticle },
}

