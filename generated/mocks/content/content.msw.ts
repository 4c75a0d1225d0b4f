/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AdvertisementsResponse
} from '../../wire/advertisements-response.ts';

import type {
  AnnouncementResponse
} from '../../wire/announcement-response.ts';

import type {
  AnnouncementWithNeighboursResponse
} from '../../wire/announcement-with-neighbours-response.ts';

import type {
  Announcement
} from '../../wire/announcement.ts';

import type {
  AnnouncementsResponse
} from '../../wire/announcements-response.ts';

import type {
  HelpArticleResponse
} from '../../wire/help-article-response.ts';

import type {
  HelpArticle
} from '../../wire/help-article.ts';

import type {
  HelpArticlesResponse
} from '../../wire/help-articles-response.ts';

import type {
  HelpByCategoryResponse
} from '../../wire/help-by-category-response.ts';

import type {
  HelpSectionsResponse
} from '../../wire/help-sections-response.ts';

import type {
  TopHelpArticlesResponse
} from '../../wire/top-help-articles-response.ts';


export const getListAdvertisementsResponseMock = (): AdvertisementsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({serialNumber: (() =>
    faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10))(), name: faker.string.alpha({length: {min: 10, max: 20}}), sysAdvertiseLocation: faker.helpers.arrayElement([0,1,2] as const), lang: (() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), startTime: faker.string.alpha({length: {min: 10, max: 20}}), endTime: faker.string.alpha({length: {min: 10, max: 20}}), url: (() => `https://${faker.internet.domainWord()}.example/`)(), linkUrl: faker.helpers.arrayElement([(() => `https://${faker.internet.domainWord()}.example/`)(), null]), remark: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), status: faker.helpers.arrayElement([0,1] as const), createTime: faker.helpers.arrayElement([(() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))(),null,]), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sort: faker.number.int({max: 9999})}))},})

export const getListAnnouncementsResponseMock = (): AnnouncementsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {...{totalElements: faker.number.int({min: 0, max: 9999}), ...(faker.datatype.boolean() ? {totalPages: faker.number.int({min: 0, max: 9999})} : {}), ...(faker.datatype.boolean() ? {size: faker.number.int({min: 0, max: 9999})} : {})},...{content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {announcementClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const)} : {}), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isShow: faker.datatype.boolean(), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},}},})

export const getGetAnnouncementResponseAnnouncementMock = (overrideResponse: Partial<Announcement> = {}): Announcement => ({...{id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {announcementClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const)} : {}), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isShow: faker.datatype.boolean(), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}, ...overrideResponse});

export const getGetAnnouncementResponseMock = (): AnnouncementResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getGetAnnouncementResponseAnnouncementMock()},null,])},})

export const getGetAnnouncementWithNeighboursResponseAnnouncementMock = (overrideResponse: Partial<Announcement> = {}): Announcement => ({...{id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {announcementClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const)} : {}), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isShow: faker.datatype.boolean(), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}, ...overrideResponse});

export const getGetAnnouncementWithNeighboursResponseMock = (): AnnouncementWithNeighboursResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {info: {id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...(faker.datatype.boolean() ? {announcementClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6] as const)} : {}), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isShow: faker.datatype.boolean(), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}, back: faker.helpers.arrayElement([{...getGetAnnouncementWithNeighboursResponseAnnouncementMock()},null,]), next: faker.helpers.arrayElement([{...getGetAnnouncementWithNeighboursResponseAnnouncementMock()},null,])}},})

export const getListHelpSectionsResponseMock = (): HelpSectionsResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({titleCN: (() =>
    faker.helpers.arrayElement(['系统维护公告', '新币上线', '充值与提现说明', '交易规则更新']))(), titleEN: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), cate: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sysHelpClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))}))},})

export const getListHelpArticlesResponseMock = (): HelpArticlesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: {content: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sysHelpClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()})), totalPage: faker.number.int({min: 0, max: 9999}), totalElements: faker.number.int({min: 0, max: 9999})}},})

export const getListTopHelpArticlesResponseMock = (): TopHelpArticlesResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sysHelpClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})

export const getGetHelpArticleResponseHelpArticleMock = (overrideResponse: Partial<HelpArticle> = {}): HelpArticle => ({...{id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sysHelpClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}, ...overrideResponse});

export const getGetHelpArticleResponseMock = (): HelpArticleResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: faker.helpers.arrayElement([{...getGetHelpArticleResponseHelpArticleMock()},null,])},})

export const getListHelpByCategoryResponseMock = (): HelpByCategoryResponse => ({...{code: faker.helpers.arrayElement([0] as const), message: faker.helpers.arrayElement([(() => faker.lorem.sentence({ min: 2, max: 6 }).slice(0, 60))(), null]), totalPage: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null]), totalElement: faker.helpers.arrayElement([faker.helpers.fromRegExp("[0-9]+"), null])},...{data: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 10000, max: 99999999}), title: (() => faker.lorem.sentence({ min: 2, max: 5 }).slice(0, 40))(), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sysHelpClassification: faker.helpers.arrayElement([0,1,2,3,4,5,6,7] as const), imgUrl: faker.helpers.arrayElement([(() =>
      `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='hsl(${faker.number.int(359)} 60% 60%)' d='M0 0h8v8H0z'/%3E%3C/svg%3E`)(), null]), isTop: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['0', '1']))(), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([0,1] as const), sort: faker.helpers.arrayElement([faker.number.int(), null]), lang: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en_US', 'zh_CN', 'de_DE', 'ja_JP']))(), null]), createTime: (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 19).replace('T', ' '))()}))},})


export const getListAdvertisementsMockHandler = (overrideResponse?: AdvertisementsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdvertisementsResponse> | AdvertisementsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/system/advertise', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAnnouncementsMockHandler = (overrideResponse?: AnnouncementsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnnouncementsResponse> | AnnouncementsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/announcement/page', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnnouncementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnnouncementMockHandler = (overrideResponse?: AnnouncementResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnnouncementResponse> | AnnouncementResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uc/announcement/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnnouncementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnnouncementWithNeighboursMockHandler = (overrideResponse?: AnnouncementWithNeighboursResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AnnouncementWithNeighboursResponse> | AnnouncementWithNeighboursResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/announcement/more', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnnouncementWithNeighboursResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHelpSectionsMockHandler = (overrideResponse?: HelpSectionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelpSectionsResponse> | HelpSectionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/more/help', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHelpSectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHelpArticlesMockHandler = (overrideResponse?: HelpArticlesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelpArticlesResponse> | HelpArticlesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/more/help/page', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHelpArticlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTopHelpArticlesMockHandler = (overrideResponse?: TopHelpArticlesResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TopHelpArticlesResponse> | TopHelpArticlesResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/more/help/page/top', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopHelpArticlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHelpArticleMockHandler = (overrideResponse?: HelpArticleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelpArticleResponse> | HelpArticleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/more/help/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpArticleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHelpByCategoryMockHandler = (overrideResponse?: HelpByCategoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HelpByCategoryResponse> | HelpByCategoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uc/ancillary/system/help', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHelpByCategoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContentMock = () => [
  getListAdvertisementsMockHandler(),
  getListAnnouncementsMockHandler(),
  getGetAnnouncementMockHandler(),
  getGetAnnouncementWithNeighboursMockHandler(),
  getListHelpSectionsMockHandler(),
  getListHelpArticlesMockHandler(),
  getListTopHelpArticlesMockHandler(),
  getGetHelpArticleMockHandler(),
  getListHelpByCategoryMockHandler()]
