/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  FreeGiftCardResponse
} from '../../models/free-gift-card-response.ts';

import type {
  InviteesResponse
} from '../../models/invitees-response.ts';

import type {
  ListInviteesRequest
} from '../../models/list-invitees-request.ts';

import type {
  MyGiftCardsResponse
} from '../../models/my-gift-cards-response.ts';

import type {
  MyPromotionResponse
} from '../../models/my-promotion-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  RedeemGiftCardRequest
} from '../../models/redeem-gift-card-request.ts';

import type {
  RedeemedGiftCardsResponse
} from '../../models/redeemed-gift-cards-response.ts';

import type {
  TopRanksRequest
} from '../../models/top-ranks-request.ts';

import type {
  TopRanksResponse
} from '../../models/top-ranks-response.ts';

import { requestGetMyPromotion } from '../../requests/promotion.ts';
import type { ErrorType } from '../../requests/promotion.ts';
import { requestListTopRanks } from '../../requests/promotion.ts';
import { requestListInvitees } from '../../requests/promotion.ts';
import { requestListMyGiftCards } from '../../requests/promotion.ts';
import { requestRedeemGiftCard } from '../../requests/promotion.ts';
import { requestClaimFreeGiftCard } from '../../requests/promotion.ts';
import { requestListRedeemedGiftCards } from '../../requests/promotion.ts';




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
 * Counted every 24 hours.
 * @summary Read what inviting has brought
 */
export const getMyPromotion = (

 signal?: AbortSignal
) => {


      return requestGetMyPromotion<MyPromotionResponse>(
      {url: `/uc/promotion/mypromotion`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetMyPromotionQueryKey = () => {
    return [
    'POST', `/uc/promotion/mypromotion`
    ] as const;
    }


export const getGetMyPromotionQueryOptions = <TData = Awaited<ReturnType<typeof getMyPromotion>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPromotionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPromotion>>> = ({ signal }) => getMyPromotion(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPromotion>>>
export type GetMyPromotionQueryError = ErrorType<unknown>


export function useGetMyPromotion<TData = Awaited<ReturnType<typeof getMyPromotion>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPromotion>>,
          TError,
          Awaited<ReturnType<typeof getMyPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPromotion<TData = Awaited<ReturnType<typeof getMyPromotion>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPromotion>>,
          TError,
          Awaited<ReturnType<typeof getMyPromotion>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPromotion<TData = Awaited<ReturnType<typeof getMyPromotion>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what inviting has brought
 */

export function useGetMyPromotion<TData = Awaited<ReturnType<typeof getMyPromotion>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPromotion>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPromotionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the best inviters
 */
export const listTopRanks = (
    topRanksRequest: TopRanksRequest,
 signal?: AbortSignal
) => {


      return requestListTopRanks<TopRanksResponse>(
      {url: `/uc/promotion/toprank`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: topRanksRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTopRanksQueryKey = (topRanksRequest?: TopRanksRequest,) => {
    return [
    'POST', `/uc/promotion/toprank`, topRanksRequest
    ] as const;
    }


export const getListTopRanksQueryOptions = <TData = Awaited<ReturnType<typeof listTopRanks>>, TError = ErrorType<unknown>>(topRanksRequest: TopRanksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopRanksQueryKey(topRanksRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopRanks>>> = ({ signal }) => listTopRanks(topRanksRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopRanksQueryResult = NonNullable<Awaited<ReturnType<typeof listTopRanks>>>
export type ListTopRanksQueryError = ErrorType<unknown>


export function useListTopRanks<TData = Awaited<ReturnType<typeof listTopRanks>>, TError = ErrorType<unknown>>(
 topRanksRequest: TopRanksRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopRanks>>,
          TError,
          Awaited<ReturnType<typeof listTopRanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopRanks<TData = Awaited<ReturnType<typeof listTopRanks>>, TError = ErrorType<unknown>>(
 topRanksRequest: TopRanksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopRanks>>,
          TError,
          Awaited<ReturnType<typeof listTopRanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopRanks<TData = Awaited<ReturnType<typeof listTopRanks>>, TError = ErrorType<unknown>>(
 topRanksRequest: TopRanksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the best inviters
 */

export function useListTopRanks<TData = Awaited<ReturnType<typeof listTopRanks>>, TError = ErrorType<unknown>>(
 topRanksRequest: TopRanksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopRanks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopRanksQueryOptions(topRanksRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. The count stands beside `data`, as text.
 * @summary List the friends who registered
 */
export const listInvitees = (
    listInviteesRequest: ListInviteesRequest,
 signal?: AbortSignal
) => {


      return requestListInvitees<InviteesResponse>(
      {url: `/uc/promotion/record`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listInviteesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListInviteesQueryKey = (listInviteesRequest?: ListInviteesRequest,) => {
    return [
    'POST', `/uc/promotion/record`, listInviteesRequest
    ] as const;
    }


export const getListInviteesQueryOptions = <TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(listInviteesRequest: ListInviteesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteesQueryKey(listInviteesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitees>>> = ({ signal }) => listInvitees(listInviteesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitees>>>
export type ListInviteesQueryError = ErrorType<unknown>


export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 listInviteesRequest: ListInviteesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 listInviteesRequest: ListInviteesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 listInviteesRequest: ListInviteesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the friends who registered
 */

export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 listInviteesRequest: ListInviteesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteesQueryOptions(listInviteesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Cards the member gives away, not those redeemed.
 * @summary List the gift cards of the member
 */
export const listMyGiftCards = (

 signal?: AbortSignal
) => {


      return requestListMyGiftCards<MyGiftCardsResponse>(
      {url: `/uc/promotion/promotioncard/mycard`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListMyGiftCardsQueryKey = () => {
    return [
    'POST', `/uc/promotion/promotioncard/mycard`
    ] as const;
    }


export const getListMyGiftCardsQueryOptions = <TData = Awaited<ReturnType<typeof listMyGiftCards>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyGiftCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyGiftCards>>> = ({ signal }) => listMyGiftCards(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyGiftCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyGiftCards>>>
export type ListMyGiftCardsQueryError = ErrorType<unknown>


export function useListMyGiftCards<TData = Awaited<ReturnType<typeof listMyGiftCards>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listMyGiftCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftCards<TData = Awaited<ReturnType<typeof listMyGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listMyGiftCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyGiftCards<TData = Awaited<ReturnType<typeof listMyGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the gift cards of the member
 */

export function useListMyGiftCards<TData = Awaited<ReturnType<typeof listMyGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyGiftCards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyGiftCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amount goes to the frozen balance for as many days as the card says. The giver becomes the inviter of whoever has none.
 * @summary Redeem a gift card
 */
export const redeemGiftCard = (
    redeemGiftCardRequest: RedeemGiftCardRequest,
 signal?: AbortSignal
) => {


      return requestRedeemGiftCard<NoData>(
      {url: `/uc/promotion/promotioncard/exchangecard`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: redeemGiftCardRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRedeemGiftCardMutationKey = () => ['redeemGiftCard'] as const;

export const getRedeemGiftCardMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemGiftCard>>, TError,RedeemGiftCardMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemGiftCard>>, TError,RedeemGiftCardMutationVariables, TContext> => {

const mutationKey = getRedeemGiftCardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemGiftCard>>, RedeemGiftCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemGiftCard(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemGiftCardMutationResult = NonNullable<Awaited<ReturnType<typeof redeemGiftCard>>>
    export type RedeemGiftCardMutationBody = RedeemGiftCardRequest
    export type RedeemGiftCardMutationError = ErrorType<unknown>
    export type RedeemGiftCardMutationVariables = {data: RedeemGiftCardRequest}

    /**
 * @summary Redeem a gift card
 */
export const useRedeemGiftCard = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemGiftCard>>, TError,RedeemGiftCardMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemGiftCard>>,
        TError,
        RedeemGiftCardMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemGiftCardMutationOptions(options), queryClient);
    }
    /**
 * @summary Claim the free gift card
 */
export const claimFreeGiftCard = (

 signal?: AbortSignal
) => {


      return requestClaimFreeGiftCard<FreeGiftCardResponse>(
      {url: `/uc/promotion/promotioncard/getfreecard`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getClaimFreeGiftCardMutationKey = () => ['claimFreeGiftCard'] as const;

export const getClaimFreeGiftCardMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeGiftCard>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimFreeGiftCard>>, TError,void, TContext> => {

const mutationKey = getClaimFreeGiftCardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimFreeGiftCard>>, void> = () => {


          return  claimFreeGiftCard()
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimFreeGiftCardMutationResult = NonNullable<Awaited<ReturnType<typeof claimFreeGiftCard>>>

    export type ClaimFreeGiftCardMutationError = ErrorType<unknown>


    /**
 * @summary Claim the free gift card
 */
export const useClaimFreeGiftCard = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeGiftCard>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFreeGiftCard>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimFreeGiftCardMutationOptions(options), queryClient);
    }
    /**
 * What they gave, and until when it is frozen.
 * @summary List the gift cards that the member redeemed
 */
export const listRedeemedGiftCards = (

 signal?: AbortSignal
) => {


      return requestListRedeemedGiftCards<RedeemedGiftCardsResponse>(
      {url: `/uc/promotion/promotioncard/redeemed`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListRedeemedGiftCardsQueryKey = () => {
    return [
    'POST', `/uc/promotion/promotioncard/redeemed`
    ] as const;
    }


export const getListRedeemedGiftCardsQueryOptions = <TData = Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRedeemedGiftCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRedeemedGiftCards>>> = ({ signal }) => listRedeemedGiftCards(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRedeemedGiftCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listRedeemedGiftCards>>>
export type ListRedeemedGiftCardsQueryError = ErrorType<unknown>


export function useListRedeemedGiftCards<TData = Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedeemedGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listRedeemedGiftCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedeemedGiftCards<TData = Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedeemedGiftCards>>,
          TError,
          Awaited<ReturnType<typeof listRedeemedGiftCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedeemedGiftCards<TData = Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the gift cards that the member redeemed
 */

export function useListRedeemedGiftCards<TData = Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedeemedGiftCards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRedeemedGiftCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






