// Generated from the contract by `npm run generate`. Do not edit.
import type { ApiError } from '#src/web/client/api-error.ts'
import { bindOperation } from '#src/web/client/request.ts'
import {
  listAdvertisementsOperation,
  listAnnouncementsOperation,
  getAnnouncementOperation,
  getAnnouncementWithNeighboursOperation,
  listHelpSectionsOperation,
  listHelpArticlesOperation,
  listTopHelpArticlesOperation,
  getHelpArticleOperation,
  listHelpByCategoryOperation,
} from '../operations/content.ts'

/** Error of a failed call; the generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

export const requestListAdvertisements = /* @__PURE__ */ bindOperation(listAdvertisementsOperation)
export const requestListAnnouncements = /* @__PURE__ */ bindOperation(listAnnouncementsOperation)
export const requestGetAnnouncement = /* @__PURE__ */ bindOperation(getAnnouncementOperation)
export const requestGetAnnouncementWithNeighbours = /* @__PURE__ */ bindOperation(getAnnouncementWithNeighboursOperation)
export const requestListHelpSections = /* @__PURE__ */ bindOperation(listHelpSectionsOperation)
export const requestListHelpArticles = /* @__PURE__ */ bindOperation(listHelpArticlesOperation)
export const requestListTopHelpArticles = /* @__PURE__ */ bindOperation(listTopHelpArticlesOperation)
export const requestGetHelpArticle = /* @__PURE__ */ bindOperation(getHelpArticleOperation)
export const requestListHelpByCategory = /* @__PURE__ */ bindOperation(listHelpByCategoryOperation)
