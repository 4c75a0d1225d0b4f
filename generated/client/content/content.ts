/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdvertisementsResponse
} from '../../models/advertisements-response.ts';

import type {
  AnnouncementRequest
} from '../../models/announcement-request.ts';

import type {
  AnnouncementResponse
} from '../../models/announcement-response.ts';

import type {
  AnnouncementWithNeighboursResponse
} from '../../models/announcement-with-neighbours-response.ts';

import type {
  AnnouncementsResponse
} from '../../models/announcements-response.ts';

import type {
  HelpArticleRequest
} from '../../models/help-article-request.ts';

import type {
  HelpArticleResponse
} from '../../models/help-article-response.ts';

import type {
  HelpArticlesResponse
} from '../../models/help-articles-response.ts';

import type {
  HelpByCategoryResponse
} from '../../models/help-by-category-response.ts';

import type {
  HelpSectionsResponse
} from '../../models/help-sections-response.ts';

import type {
  Id
} from '../../models/id.ts';

import type {
  ListAdvertisementsRequest
} from '../../models/list-advertisements-request.ts';

import type {
  ListAnnouncementsRequest
} from '../../models/list-announcements-request.ts';

import type {
  ListHelpArticlesRequest
} from '../../models/list-help-articles-request.ts';

import type {
  ListHelpByCategoryRequest
} from '../../models/list-help-by-category-request.ts';

import type {
  ListHelpSectionsRequest
} from '../../models/list-help-sections-request.ts';

import type {
  ListTopHelpArticlesRequest
} from '../../models/list-top-help-articles-request.ts';

import type {
  TopHelpArticlesResponse
} from '../../models/top-help-articles-response.ts';

import { requestListAdvertisements } from '../../requests/content.ts';
import type { ErrorType } from '../../requests/content.ts';
import { requestListAnnouncements } from '../../requests/content.ts';
import { requestGetAnnouncement } from '../../requests/content.ts';
import { requestGetAnnouncementWithNeighbours } from '../../requests/content.ts';
import { requestListHelpSections } from '../../requests/content.ts';
import { requestListHelpArticles } from '../../requests/content.ts';
import { requestListTopHelpArticles } from '../../requests/content.ts';
import { requestGetHelpArticle } from '../../requests/content.ts';
import { requestListHelpByCategory } from '../../requests/content.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary List the banners
 */
export const listAdvertisements = (
    listAdvertisementsRequest: ListAdvertisementsRequest,
 signal?: AbortSignal
) => {


      return requestListAdvertisements<AdvertisementsResponse>(
      {url: `/uc/ancillary/system/advertise`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listAdvertisementsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAdvertisementsQueryKey = (listAdvertisementsRequest?: ListAdvertisementsRequest,) => {
    return [
    'POST', `/uc/ancillary/system/advertise`, listAdvertisementsRequest
    ] as const;
    }


export const getListAdvertisementsQueryOptions = <TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdvertisementsQueryKey(listAdvertisementsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdvertisements>>> = ({ signal }) => listAdvertisements(listAdvertisementsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdvertisementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdvertisements>>>
export type ListAdvertisementsQueryError = ErrorType<unknown>


export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the banners
 */

export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdvertisementsQueryOptions(listAdvertisementsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List announcements
 */
export const listAnnouncements = (
    listAnnouncementsRequest: ListAnnouncementsRequest,
 signal?: AbortSignal
) => {


      return requestListAnnouncements<AnnouncementsResponse>(
      {url: `/uc/announcement/page`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listAnnouncementsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAnnouncementsQueryKey = (listAnnouncementsRequest?: ListAnnouncementsRequest,) => {
    return [
    'POST', `/uc/announcement/page`, listAnnouncementsRequest
    ] as const;
    }


export const getListAnnouncementsQueryOptions = <TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ErrorType<unknown>>(listAnnouncementsRequest: ListAnnouncementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnnouncementsQueryKey(listAnnouncementsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnnouncements>>> = ({ signal }) => listAnnouncements(listAnnouncementsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnnouncementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAnnouncements>>>
export type ListAnnouncementsQueryError = ErrorType<unknown>


export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ErrorType<unknown>>(
 listAnnouncementsRequest: ListAnnouncementsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ErrorType<unknown>>(
 listAnnouncementsRequest: ListAnnouncementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ErrorType<unknown>>(
 listAnnouncementsRequest: ListAnnouncementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List announcements
 */

export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ErrorType<unknown>>(
 listAnnouncementsRequest: ListAnnouncementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAnnouncementsQueryOptions(listAnnouncementsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read an announcement
 */
export const getAnnouncement = (
    id: Id,
 signal?: AbortSignal
) => {


      return requestGetAnnouncement<AnnouncementResponse>(
      {url: `/uc/announcement/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetAnnouncementQueryKey = (id: Id,) => {
    return [
    `/uc/announcement/${id}`
    ] as const;
    }


export const getGetAnnouncementQueryOptions = <TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnouncementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnouncement>>> = ({ signal }) => getAnnouncement(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnouncementQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnouncement>>>
export type GetAnnouncementQueryError = ErrorType<unknown>


export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an announcement
 */

export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ErrorType<unknown>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnouncementQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read an announcement and those around it
 */
export const getAnnouncementWithNeighbours = (
    announcementRequest: AnnouncementRequest,
 signal?: AbortSignal
) => {


      return requestGetAnnouncementWithNeighbours<AnnouncementWithNeighboursResponse>(
      {url: `/uc/announcement/more`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: announcementRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetAnnouncementWithNeighboursQueryKey = (announcementRequest?: AnnouncementRequest,) => {
    return [
    'POST', `/uc/announcement/more`, announcementRequest
    ] as const;
    }


export const getGetAnnouncementWithNeighboursQueryOptions = <TData = Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError = ErrorType<unknown>>(announcementRequest: AnnouncementRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnouncementWithNeighboursQueryKey(announcementRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>> = ({ signal }) => getAnnouncementWithNeighbours(announcementRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnouncementWithNeighboursQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>>
export type GetAnnouncementWithNeighboursQueryError = ErrorType<unknown>


export function useGetAnnouncementWithNeighbours<TData = Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError = ErrorType<unknown>>(
 announcementRequest: AnnouncementRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncementWithNeighbours<TData = Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError = ErrorType<unknown>>(
 announcementRequest: AnnouncementRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncementWithNeighbours<TData = Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError = ErrorType<unknown>>(
 announcementRequest: AnnouncementRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an announcement and those around it
 */

export function useGetAnnouncementWithNeighbours<TData = Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError = ErrorType<unknown>>(
 announcementRequest: AnnouncementRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncementWithNeighbours>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnouncementWithNeighboursQueryOptions(announcementRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the help categories with their first pages
 */
export const listHelpSections = (
    listHelpSectionsRequest: ListHelpSectionsRequest,
 signal?: AbortSignal
) => {


      return requestListHelpSections<HelpSectionsResponse>(
      {url: `/uc/ancillary/more/help`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listHelpSectionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHelpSectionsQueryKey = (listHelpSectionsRequest?: ListHelpSectionsRequest,) => {
    return [
    'POST', `/uc/ancillary/more/help`, listHelpSectionsRequest
    ] as const;
    }


export const getListHelpSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<unknown>>(listHelpSectionsRequest: ListHelpSectionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpSectionsQueryKey(listHelpSectionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpSections>>> = ({ signal }) => listHelpSections(listHelpSectionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpSections>>>
export type ListHelpSectionsQueryError = ErrorType<unknown>


export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<unknown>>(
 listHelpSectionsRequest: ListHelpSectionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpSections>>,
          TError,
          Awaited<ReturnType<typeof listHelpSections>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<unknown>>(
 listHelpSectionsRequest: ListHelpSectionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpSections>>,
          TError,
          Awaited<ReturnType<typeof listHelpSections>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<unknown>>(
 listHelpSectionsRequest: ListHelpSectionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the help categories with their first pages
 */

export function useListHelpSections<TData = Awaited<ReturnType<typeof listHelpSections>>, TError = ErrorType<unknown>>(
 listHelpSectionsRequest: ListHelpSectionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpSections>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpSectionsQueryOptions(listHelpSectionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the help pages of a category
 */
export const listHelpArticles = (
    listHelpArticlesRequest: ListHelpArticlesRequest,
 signal?: AbortSignal
) => {


      return requestListHelpArticles<HelpArticlesResponse>(
      {url: `/uc/ancillary/more/help/page`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listHelpArticlesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHelpArticlesQueryKey = (listHelpArticlesRequest?: ListHelpArticlesRequest,) => {
    return [
    'POST', `/uc/ancillary/more/help/page`, listHelpArticlesRequest
    ] as const;
    }


export const getListHelpArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listHelpArticles>>, TError = ErrorType<unknown>>(listHelpArticlesRequest: ListHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpArticlesQueryKey(listHelpArticlesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpArticles>>> = ({ signal }) => listHelpArticles(listHelpArticlesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpArticles>>>
export type ListHelpArticlesQueryError = ErrorType<unknown>


export function useListHelpArticles<TData = Awaited<ReturnType<typeof listHelpArticles>>, TError = ErrorType<unknown>>(
 listHelpArticlesRequest: ListHelpArticlesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpArticles>>,
          TError,
          Awaited<ReturnType<typeof listHelpArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpArticles<TData = Awaited<ReturnType<typeof listHelpArticles>>, TError = ErrorType<unknown>>(
 listHelpArticlesRequest: ListHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpArticles>>,
          TError,
          Awaited<ReturnType<typeof listHelpArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpArticles<TData = Awaited<ReturnType<typeof listHelpArticles>>, TError = ErrorType<unknown>>(
 listHelpArticlesRequest: ListHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the help pages of a category
 */

export function useListHelpArticles<TData = Awaited<ReturnType<typeof listHelpArticles>>, TError = ErrorType<unknown>>(
 listHelpArticlesRequest: ListHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpArticlesQueryOptions(listHelpArticlesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the pinned help pages of a category
 */
export const listTopHelpArticles = (
    listTopHelpArticlesRequest: ListTopHelpArticlesRequest,
 signal?: AbortSignal
) => {


      return requestListTopHelpArticles<TopHelpArticlesResponse>(
      {url: `/uc/ancillary/more/help/page/top`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTopHelpArticlesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTopHelpArticlesQueryKey = (listTopHelpArticlesRequest?: ListTopHelpArticlesRequest,) => {
    return [
    'POST', `/uc/ancillary/more/help/page/top`, listTopHelpArticlesRequest
    ] as const;
    }


export const getListTopHelpArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listTopHelpArticles>>, TError = ErrorType<unknown>>(listTopHelpArticlesRequest: ListTopHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopHelpArticlesQueryKey(listTopHelpArticlesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopHelpArticles>>> = ({ signal }) => listTopHelpArticles(listTopHelpArticlesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopHelpArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listTopHelpArticles>>>
export type ListTopHelpArticlesQueryError = ErrorType<unknown>


export function useListTopHelpArticles<TData = Awaited<ReturnType<typeof listTopHelpArticles>>, TError = ErrorType<unknown>>(
 listTopHelpArticlesRequest: ListTopHelpArticlesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopHelpArticles>>,
          TError,
          Awaited<ReturnType<typeof listTopHelpArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopHelpArticles<TData = Awaited<ReturnType<typeof listTopHelpArticles>>, TError = ErrorType<unknown>>(
 listTopHelpArticlesRequest: ListTopHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopHelpArticles>>,
          TError,
          Awaited<ReturnType<typeof listTopHelpArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopHelpArticles<TData = Awaited<ReturnType<typeof listTopHelpArticles>>, TError = ErrorType<unknown>>(
 listTopHelpArticlesRequest: ListTopHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the pinned help pages of a category
 */

export function useListTopHelpArticles<TData = Awaited<ReturnType<typeof listTopHelpArticles>>, TError = ErrorType<unknown>>(
 listTopHelpArticlesRequest: ListTopHelpArticlesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopHelpArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopHelpArticlesQueryOptions(listTopHelpArticlesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a help page
 */
export const getHelpArticle = (
    helpArticleRequest: HelpArticleRequest,
 signal?: AbortSignal
) => {


      return requestGetHelpArticle<HelpArticleResponse>(
      {url: `/uc/ancillary/more/help/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: helpArticleRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetHelpArticleQueryKey = (helpArticleRequest?: HelpArticleRequest,) => {
    return [
    'POST', `/uc/ancillary/more/help/detail`, helpArticleRequest
    ] as const;
    }


export const getGetHelpArticleQueryOptions = <TData = Awaited<ReturnType<typeof getHelpArticle>>, TError = ErrorType<unknown>>(helpArticleRequest: HelpArticleRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelpArticleQueryKey(helpArticleRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelpArticle>>> = ({ signal }) => getHelpArticle(helpArticleRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelpArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getHelpArticle>>>
export type GetHelpArticleQueryError = ErrorType<unknown>


export function useGetHelpArticle<TData = Awaited<ReturnType<typeof getHelpArticle>>, TError = ErrorType<unknown>>(
 helpArticleRequest: HelpArticleRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpArticle>>,
          TError,
          Awaited<ReturnType<typeof getHelpArticle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpArticle<TData = Awaited<ReturnType<typeof getHelpArticle>>, TError = ErrorType<unknown>>(
 helpArticleRequest: HelpArticleRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpArticle>>,
          TError,
          Awaited<ReturnType<typeof getHelpArticle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpArticle<TData = Awaited<ReturnType<typeof getHelpArticle>>, TError = ErrorType<unknown>>(
 helpArticleRequest: HelpArticleRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a help page
 */

export function useGetHelpArticle<TData = Awaited<ReturnType<typeof getHelpArticle>>, TError = ErrorType<unknown>>(
 helpArticleRequest: HelpArticleRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpArticle>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelpArticleQueryOptions(helpArticleRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List help pages with their texts
 */
export const listHelpByCategory = (
    listHelpByCategoryRequest: ListHelpByCategoryRequest,
 signal?: AbortSignal
) => {


      return requestListHelpByCategory<HelpByCategoryResponse>(
      {url: `/uc/ancillary/system/help`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listHelpByCategoryRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHelpByCategoryQueryKey = (listHelpByCategoryRequest?: ListHelpByCategoryRequest,) => {
    return [
    'POST', `/uc/ancillary/system/help`, listHelpByCategoryRequest
    ] as const;
    }


export const getListHelpByCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listHelpByCategory>>, TError = ErrorType<unknown>>(listHelpByCategoryRequest: ListHelpByCategoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpByCategoryQueryKey(listHelpByCategoryRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpByCategory>>> = ({ signal }) => listHelpByCategory(listHelpByCategoryRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpByCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpByCategory>>>
export type ListHelpByCategoryQueryError = ErrorType<unknown>


export function useListHelpByCategory<TData = Awaited<ReturnType<typeof listHelpByCategory>>, TError = ErrorType<unknown>>(
 listHelpByCategoryRequest: ListHelpByCategoryRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpByCategory>>,
          TError,
          Awaited<ReturnType<typeof listHelpByCategory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpByCategory<TData = Awaited<ReturnType<typeof listHelpByCategory>>, TError = ErrorType<unknown>>(
 listHelpByCategoryRequest: ListHelpByCategoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpByCategory>>,
          TError,
          Awaited<ReturnType<typeof listHelpByCategory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpByCategory<TData = Awaited<ReturnType<typeof listHelpByCategory>>, TError = ErrorType<unknown>>(
 listHelpByCategoryRequest: ListHelpByCategoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List help pages with their texts
 */

export function useListHelpByCategory<TData = Awaited<ReturnType<typeof listHelpByCategory>>, TError = ErrorType<unknown>>(
 listHelpByCategoryRequest: ListHelpByCategoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpByCategory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpByCategoryQueryOptions(listHelpByCategoryRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






