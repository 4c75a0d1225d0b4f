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
  BuySavingsRequest
} from '../../models/buy-savings-request.ts';

import type {
  CreateRecurringPlanRequest
} from '../../models/create-recurring-plan-request.ts';

import type {
  EarnProductRequest
} from '../../models/earn-product-request.ts';

import type {
  EarnProductsRequest
} from '../../models/earn-products-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PageNoRequest
} from '../../models/page-no-request.ts';

import type {
  RecurringPlanPageResponse
} from '../../models/recurring-plan-page-response.ts';

import type {
  RecurringPlanRequest
} from '../../models/recurring-plan-request.ts';

import type {
  RecurringPlanResponse
} from '../../models/recurring-plan-response.ts';

import type {
  RecurringPlansRequest
} from '../../models/recurring-plans-request.ts';

import type {
  RecurringProductPageResponse
} from '../../models/recurring-product-page-response.ts';

import type {
  RecurringProductResponse
} from '../../models/recurring-product-response.ts';

import type {
  RecurringPurchasePageResponse
} from '../../models/recurring-purchase-page-response.ts';

import type {
  RecurringPurchasesRequest
} from '../../models/recurring-purchases-request.ts';

import type {
  RedeemSavingsRequest
} from '../../models/redeem-savings-request.ts';

import type {
  SavingsOrderPageResponse
} from '../../models/savings-order-page-response.ts';

import type {
  SavingsProductPageResponse
} from '../../models/savings-product-page-response.ts';

import type {
  SavingsProductResponse
} from '../../models/savings-product-response.ts';

import type {
  SetRecurringPlanStatusRequest
} from '../../models/set-recurring-plan-status-request.ts';

import type {
  UpdateRecurringPlanRequest
} from '../../models/update-recurring-plan-request.ts';

import { requestListSavingsProducts } from '../../requests/earn.ts';
import type { ErrorType } from '../../requests/earn.ts';
import { requestGetSavingsProduct } from '../../requests/earn.ts';
import { requestBuySavings } from '../../requests/earn.ts';
import { requestListOpenSavings } from '../../requests/earn.ts';
import { requestListPastSavings } from '../../requests/earn.ts';
import { requestRedeemSavings } from '../../requests/earn.ts';
import { requestListRecurringProducts } from '../../requests/earn.ts';
import { requestGetRecurringProduct } from '../../requests/earn.ts';
import { requestCreateRecurringPlan } from '../../requests/earn.ts';
import { requestListRecurringPlans } from '../../requests/earn.ts';
import { requestGetRecurringPlan } from '../../requests/earn.ts';
import { requestSetRecurringPlanStatus } from '../../requests/earn.ts';
import { requestUpdateRecurringPlan } from '../../requests/earn.ts';
import { requestFinishRecurringPlan } from '../../requests/earn.ts';
import { requestListRecurringPurchases } from '../../requests/earn.ts';




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
 * @summary List products with a fixed term
 */
export const listSavingsProducts = (
    earnProductsRequest: EarnProductsRequest,
 signal?: AbortSignal
) => {


      return requestListSavingsProducts<SavingsProductPageResponse>(
      {url: `/earn/locked/activity/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earnProductsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSavingsProductsQueryKey = (earnProductsRequest?: EarnProductsRequest,) => {
    return [
    'POST', `/earn/locked/activity/list`, earnProductsRequest
    ] as const;
    }


export const getListSavingsProductsQueryOptions = <TData = Awaited<ReturnType<typeof listSavingsProducts>>, TError = ErrorType<unknown>>(earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavingsProductsQueryKey(earnProductsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavingsProducts>>> = ({ signal }) => listSavingsProducts(earnProductsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavingsProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listSavingsProducts>>>
export type ListSavingsProductsQueryError = ErrorType<unknown>


export function useListSavingsProducts<TData = Awaited<ReturnType<typeof listSavingsProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsProducts>>,
          TError,
          Awaited<ReturnType<typeof listSavingsProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsProducts<TData = Awaited<ReturnType<typeof listSavingsProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsProducts>>,
          TError,
          Awaited<ReturnType<typeof listSavingsProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsProducts<TData = Awaited<ReturnType<typeof listSavingsProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products with a fixed term
 */

export function useListSavingsProducts<TData = Awaited<ReturnType<typeof listSavingsProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavingsProductsQueryOptions(earnProductsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a product with a fixed term
 */
export const getSavingsProduct = (
    earnProductRequest: EarnProductRequest,
 signal?: AbortSignal
) => {


      return requestGetSavingsProduct<SavingsProductResponse>(
      {url: `/earn/locked/activity/Detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earnProductRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSavingsProductQueryKey = (earnProductRequest?: EarnProductRequest,) => {
    return [
    'POST', `/earn/locked/activity/Detail`, earnProductRequest
    ] as const;
    }


export const getGetSavingsProductQueryOptions = <TData = Awaited<ReturnType<typeof getSavingsProduct>>, TError = ErrorType<unknown>>(earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSavingsProductQueryKey(earnProductRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSavingsProduct>>> = ({ signal }) => getSavingsProduct(earnProductRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSavingsProductQueryResult = NonNullable<Awaited<ReturnType<typeof getSavingsProduct>>>
export type GetSavingsProductQueryError = ErrorType<unknown>


export function useGetSavingsProduct<TData = Awaited<ReturnType<typeof getSavingsProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavingsProduct>>,
          TError,
          Awaited<ReturnType<typeof getSavingsProduct>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavingsProduct<TData = Awaited<ReturnType<typeof getSavingsProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSavingsProduct>>,
          TError,
          Awaited<ReturnType<typeof getSavingsProduct>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSavingsProduct<TData = Awaited<ReturnType<typeof getSavingsProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a product with a fixed term
 */

export function useGetSavingsProduct<TData = Awaited<ReturnType<typeof getSavingsProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSavingsProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSavingsProductQueryOptions(earnProductRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amount leaves the spot account and is fixed until the redemption date. Interest begins at the next midnight in GMT+8. Servers that check neither real name nor fund password are in order.
 * @summary Buy a product with a fixed term
 */
export const buySavings = (
    buySavingsRequest: BuySavingsRequest,
 signal?: AbortSignal
) => {


      return requestBuySavings<NoData>(
      {url: `/earn/locked/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: buySavingsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getBuySavingsMutationKey = () => ['buySavings'] as const;

export const getBuySavingsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buySavings>>, TError,BuySavingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof buySavings>>, TError,BuySavingsMutationVariables, TContext> => {

const mutationKey = getBuySavingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buySavings>>, BuySavingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  buySavings(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuySavingsMutationResult = NonNullable<Awaited<ReturnType<typeof buySavings>>>
    export type BuySavingsMutationBody = BuySavingsRequest
    export type BuySavingsMutationError = ErrorType<unknown>
    export type BuySavingsMutationVariables = {data: BuySavingsRequest}

    /**
 * @summary Buy a product with a fixed term
 */
export const useBuySavings = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buySavings>>, TError,BuySavingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buySavings>>,
        TError,
        BuySavingsMutationVariables,
        TContext
      > => {
      return useMutation(getBuySavingsMutationOptions(options), queryClient);
    }
    /**
 * @summary List orders in progress of products with a fixed term
 */
export const listOpenSavings = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListOpenSavings<SavingsOrderPageResponse>(
      {url: `/earn/locked/going/order`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenSavingsQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/earn/locked/going/order`, pageNoRequest
    ] as const;
    }


export const getListOpenSavingsQueryOptions = <TData = Awaited<ReturnType<typeof listOpenSavings>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenSavingsQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenSavings>>> = ({ signal }) => listOpenSavings(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenSavingsQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenSavings>>>
export type ListOpenSavingsQueryError = ErrorType<unknown>


export function useListOpenSavings<TData = Awaited<ReturnType<typeof listOpenSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSavings>>,
          TError,
          Awaited<ReturnType<typeof listOpenSavings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSavings<TData = Awaited<ReturnType<typeof listOpenSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSavings>>,
          TError,
          Awaited<ReturnType<typeof listOpenSavings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSavings<TData = Awaited<ReturnType<typeof listOpenSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders in progress of products with a fixed term
 */

export function useListOpenSavings<TData = Awaited<ReturnType<typeof listOpenSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSavings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenSavingsQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List completed orders of products with a fixed term
 */
export const listPastSavings = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListPastSavings<SavingsOrderPageResponse>(
      {url: `/earn/locked/done/order`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastSavingsQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/earn/locked/done/order`, pageNoRequest
    ] as const;
    }


export const getListPastSavingsQueryOptions = <TData = Awaited<ReturnType<typeof listPastSavings>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastSavingsQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastSavings>>> = ({ signal }) => listPastSavings(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastSavingsQueryResult = NonNullable<Awaited<ReturnType<typeof listPastSavings>>>
export type ListPastSavingsQueryError = ErrorType<unknown>


export function useListPastSavings<TData = Awaited<ReturnType<typeof listPastSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSavings>>,
          TError,
          Awaited<ReturnType<typeof listPastSavings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSavings<TData = Awaited<ReturnType<typeof listPastSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSavings>>,
          TError,
          Awaited<ReturnType<typeof listPastSavings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSavings<TData = Awaited<ReturnType<typeof listPastSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List completed orders of products with a fixed term
 */

export function useListPastSavings<TData = Awaited<ReturnType<typeof listPastSavings>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSavings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastSavingsQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers have no such call; the sandbox refuses it, and no screen offers it.
 * @summary Redeem an order before its redemption date
 */
export const redeemSavings = (
    redeemSavingsRequest: RedeemSavingsRequest,
 signal?: AbortSignal
) => {


      return requestRedeemSavings<NoData>(
      {url: `/earn/locked/redeem`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: redeemSavingsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRedeemSavingsMutationKey = () => ['redeemSavings'] as const;

export const getRedeemSavingsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemSavings>>, TError,RedeemSavingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemSavings>>, TError,RedeemSavingsMutationVariables, TContext> => {

const mutationKey = getRedeemSavingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemSavings>>, RedeemSavingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemSavings(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemSavingsMutationResult = NonNullable<Awaited<ReturnType<typeof redeemSavings>>>
    export type RedeemSavingsMutationBody = RedeemSavingsRequest
    export type RedeemSavingsMutationError = ErrorType<unknown>
    export type RedeemSavingsMutationVariables = {data: RedeemSavingsRequest}

    /**
 * @summary Redeem an order before its redemption date
 */
export const useRedeemSavings = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemSavings>>, TError,RedeemSavingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemSavings>>,
        TError,
        RedeemSavingsMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemSavingsMutationOptions(options), queryClient);
    }
    /**
 * @summary List coins that recurring plans buy
 */
export const listRecurringProducts = (
    earnProductsRequest: EarnProductsRequest,
 signal?: AbortSignal
) => {


      return requestListRecurringProducts<RecurringProductPageResponse>(
      {url: `/earn/autoInvest/activity/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earnProductsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListRecurringProductsQueryKey = (earnProductsRequest?: EarnProductsRequest,) => {
    return [
    'POST', `/earn/autoInvest/activity/list`, earnProductsRequest
    ] as const;
    }


export const getListRecurringProductsQueryOptions = <TData = Awaited<ReturnType<typeof listRecurringProducts>>, TError = ErrorType<unknown>>(earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecurringProductsQueryKey(earnProductsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecurringProducts>>> = ({ signal }) => listRecurringProducts(earnProductsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecurringProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecurringProducts>>>
export type ListRecurringProductsQueryError = ErrorType<unknown>


export function useListRecurringProducts<TData = Awaited<ReturnType<typeof listRecurringProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecurringProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringProducts<TData = Awaited<ReturnType<typeof listRecurringProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringProducts>>,
          TError,
          Awaited<ReturnType<typeof listRecurringProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringProducts<TData = Awaited<ReturnType<typeof listRecurringProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List coins that recurring plans buy
 */

export function useListRecurringProducts<TData = Awaited<ReturnType<typeof listRecurringProducts>>, TError = ErrorType<unknown>>(
 earnProductsRequest: EarnProductsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecurringProductsQueryOptions(earnProductsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a coin that recurring plans buy
 */
export const getRecurringProduct = (
    earnProductRequest: EarnProductRequest,
 signal?: AbortSignal
) => {


      return requestGetRecurringProduct<RecurringProductResponse>(
      {url: `/earn/autoInvest/activity/Detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earnProductRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetRecurringProductQueryKey = (earnProductRequest?: EarnProductRequest,) => {
    return [
    'POST', `/earn/autoInvest/activity/Detail`, earnProductRequest
    ] as const;
    }


export const getGetRecurringProductQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringProduct>>, TError = ErrorType<unknown>>(earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecurringProductQueryKey(earnProductRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringProduct>>> = ({ signal }) => getRecurringProduct(earnProductRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringProductQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringProduct>>>
export type GetRecurringProductQueryError = ErrorType<unknown>


export function useGetRecurringProduct<TData = Awaited<ReturnType<typeof getRecurringProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringProduct>>,
          TError,
          Awaited<ReturnType<typeof getRecurringProduct>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringProduct<TData = Awaited<ReturnType<typeof getRecurringProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringProduct>>,
          TError,
          Awaited<ReturnType<typeof getRecurringProduct>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringProduct<TData = Awaited<ReturnType<typeof getRecurringProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a coin that recurring plans buy
 */

export function useGetRecurringProduct<TData = Awaited<ReturnType<typeof getRecurringProduct>>, TError = ErrorType<unknown>>(
 earnProductRequest: EarnProductRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringProduct>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecurringProductQueryOptions(earnProductRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each purchase takes its amount from the spot account when it is due, at the price of that moment. One that fails is listed with its reason. Servers that check neither real name nor fund password are in order.
 * @summary Create a recurring plan
 */
export const createRecurringPlan = (
    createRecurringPlanRequest: CreateRecurringPlanRequest,
 signal?: AbortSignal
) => {


      return requestCreateRecurringPlan<NoData>(
      {url: `/earn/autoInvest/plan/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createRecurringPlanRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateRecurringPlanMutationKey = () => ['createRecurringPlan'] as const;

export const getCreateRecurringPlanMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecurringPlan>>, TError,CreateRecurringPlanMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createRecurringPlan>>, TError,CreateRecurringPlanMutationVariables, TContext> => {

const mutationKey = getCreateRecurringPlanMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRecurringPlan>>, CreateRecurringPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRecurringPlan(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRecurringPlanMutationResult = NonNullable<Awaited<ReturnType<typeof createRecurringPlan>>>
    export type CreateRecurringPlanMutationBody = CreateRecurringPlanRequest
    export type CreateRecurringPlanMutationError = ErrorType<unknown>
    export type CreateRecurringPlanMutationVariables = {data: CreateRecurringPlanRequest}

    /**
 * @summary Create a recurring plan
 */
export const useCreateRecurringPlan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecurringPlan>>, TError,CreateRecurringPlanMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRecurringPlan>>,
        TError,
        CreateRecurringPlanMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRecurringPlanMutationOptions(options), queryClient);
    }
    /**
 * @summary List recurring plans
 */
export const listRecurringPlans = (
    recurringPlansRequest: RecurringPlansRequest,
 signal?: AbortSignal
) => {


      return requestListRecurringPlans<RecurringPlanPageResponse>(
      {url: `/earn/autoInvest/plan/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: recurringPlansRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListRecurringPlansQueryKey = (recurringPlansRequest?: RecurringPlansRequest,) => {
    return [
    'POST', `/earn/autoInvest/plan/list`, recurringPlansRequest
    ] as const;
    }


export const getListRecurringPlansQueryOptions = <TData = Awaited<ReturnType<typeof listRecurringPlans>>, TError = ErrorType<unknown>>(recurringPlansRequest: RecurringPlansRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecurringPlansQueryKey(recurringPlansRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecurringPlans>>> = ({ signal }) => listRecurringPlans(recurringPlansRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecurringPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listRecurringPlans>>>
export type ListRecurringPlansQueryError = ErrorType<unknown>


export function useListRecurringPlans<TData = Awaited<ReturnType<typeof listRecurringPlans>>, TError = ErrorType<unknown>>(
 recurringPlansRequest: RecurringPlansRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringPlans>>,
          TError,
          Awaited<ReturnType<typeof listRecurringPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringPlans<TData = Awaited<ReturnType<typeof listRecurringPlans>>, TError = ErrorType<unknown>>(
 recurringPlansRequest: RecurringPlansRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringPlans>>,
          TError,
          Awaited<ReturnType<typeof listRecurringPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringPlans<TData = Awaited<ReturnType<typeof listRecurringPlans>>, TError = ErrorType<unknown>>(
 recurringPlansRequest: RecurringPlansRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List recurring plans
 */

export function useListRecurringPlans<TData = Awaited<ReturnType<typeof listRecurringPlans>>, TError = ErrorType<unknown>>(
 recurringPlansRequest: RecurringPlansRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecurringPlansQueryOptions(recurringPlansRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a recurring plan
 */
export const getRecurringPlan = (
    recurringPlanRequest: RecurringPlanRequest,
 signal?: AbortSignal
) => {


      return requestGetRecurringPlan<RecurringPlanResponse>(
      {url: `/earn/autoInvest/plan/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: recurringPlanRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetRecurringPlanQueryKey = (recurringPlanRequest?: RecurringPlanRequest,) => {
    return [
    'POST', `/earn/autoInvest/plan/detail`, recurringPlanRequest
    ] as const;
    }


export const getGetRecurringPlanQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringPlan>>, TError = ErrorType<unknown>>(recurringPlanRequest: RecurringPlanRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecurringPlanQueryKey(recurringPlanRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringPlan>>> = ({ signal }) => getRecurringPlan(recurringPlanRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringPlan>>>
export type GetRecurringPlanQueryError = ErrorType<unknown>


export function useGetRecurringPlan<TData = Awaited<ReturnType<typeof getRecurringPlan>>, TError = ErrorType<unknown>>(
 recurringPlanRequest: RecurringPlanRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringPlan>>,
          TError,
          Awaited<ReturnType<typeof getRecurringPlan>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringPlan<TData = Awaited<ReturnType<typeof getRecurringPlan>>, TError = ErrorType<unknown>>(
 recurringPlanRequest: RecurringPlanRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringPlan>>,
          TError,
          Awaited<ReturnType<typeof getRecurringPlan>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringPlan<TData = Awaited<ReturnType<typeof getRecurringPlan>>, TError = ErrorType<unknown>>(
 recurringPlanRequest: RecurringPlanRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a recurring plan
 */

export function useGetRecurringPlan<TData = Awaited<ReturnType<typeof getRecurringPlan>>, TError = ErrorType<unknown>>(
 recurringPlanRequest: RecurringPlanRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringPlan>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecurringPlanQueryOptions(recurringPlanRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A plan that is continued keeps its days; those that passed meanwhile are left out.
 * @summary Pause a recurring plan, or continue it
 */
export const setRecurringPlanStatus = (
    setRecurringPlanStatusRequest: SetRecurringPlanStatusRequest,
 signal?: AbortSignal
) => {


      return requestSetRecurringPlanStatus<RecurringPlanResponse>(
      {url: `/earn/autoInvest/plan/updateStatus`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setRecurringPlanStatusRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetRecurringPlanStatusMutationKey = () => ['setRecurringPlanStatus'] as const;

export const getSetRecurringPlanStatusMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRecurringPlanStatus>>, TError,SetRecurringPlanStatusMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setRecurringPlanStatus>>, TError,SetRecurringPlanStatusMutationVariables, TContext> => {

const mutationKey = getSetRecurringPlanStatusMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRecurringPlanStatus>>, SetRecurringPlanStatusMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setRecurringPlanStatus(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRecurringPlanStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setRecurringPlanStatus>>>
    export type SetRecurringPlanStatusMutationBody = SetRecurringPlanStatusRequest
    export type SetRecurringPlanStatusMutationError = ErrorType<unknown>
    export type SetRecurringPlanStatusMutationVariables = {data: SetRecurringPlanStatusRequest}

    /**
 * @summary Pause a recurring plan, or continue it
 */
export const useSetRecurringPlanStatus = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRecurringPlanStatus>>, TError,SetRecurringPlanStatusMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRecurringPlanStatus>>,
        TError,
        SetRecurringPlanStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetRecurringPlanStatusMutationOptions(options), queryClient);
    }
    /**
 * @summary Change a recurring plan
 */
export const updateRecurringPlan = (
    updateRecurringPlanRequest: UpdateRecurringPlanRequest,
 signal?: AbortSignal
) => {


      return requestUpdateRecurringPlan<RecurringPlanResponse>(
      {url: `/earn/autoInvest/plan/updatePlan`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updateRecurringPlanRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateRecurringPlanMutationKey = () => ['updateRecurringPlan'] as const;

export const getUpdateRecurringPlanMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringPlan>>, TError,UpdateRecurringPlanMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateRecurringPlan>>, TError,UpdateRecurringPlanMutationVariables, TContext> => {

const mutationKey = getUpdateRecurringPlanMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRecurringPlan>>, UpdateRecurringPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRecurringPlan(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRecurringPlanMutationResult = NonNullable<Awaited<ReturnType<typeof updateRecurringPlan>>>
    export type UpdateRecurringPlanMutationBody = UpdateRecurringPlanRequest
    export type UpdateRecurringPlanMutationError = ErrorType<unknown>
    export type UpdateRecurringPlanMutationVariables = {data: UpdateRecurringPlanRequest}

    /**
 * @summary Change a recurring plan
 */
export const useUpdateRecurringPlan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringPlan>>, TError,UpdateRecurringPlanMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRecurringPlan>>,
        TError,
        UpdateRecurringPlanMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRecurringPlanMutationOptions(options), queryClient);
    }
    /**
 * It buys nothing more. What was bought stays in the spot account.
 * @summary Finish a recurring plan
 */
export const finishRecurringPlan = (
    recurringPlanRequest: RecurringPlanRequest,
 signal?: AbortSignal
) => {


      return requestFinishRecurringPlan<RecurringPlanResponse>(
      {url: `/earn/autoInvest/plan/delPlan`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: recurringPlanRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getFinishRecurringPlanMutationKey = () => ['finishRecurringPlan'] as const;

export const getFinishRecurringPlanMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishRecurringPlan>>, TError,FinishRecurringPlanMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishRecurringPlan>>, TError,FinishRecurringPlanMutationVariables, TContext> => {

const mutationKey = getFinishRecurringPlanMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishRecurringPlan>>, FinishRecurringPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishRecurringPlan(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishRecurringPlanMutationResult = NonNullable<Awaited<ReturnType<typeof finishRecurringPlan>>>
    export type FinishRecurringPlanMutationBody = RecurringPlanRequest
    export type FinishRecurringPlanMutationError = ErrorType<unknown>
    export type FinishRecurringPlanMutationVariables = {data: RecurringPlanRequest}

    /**
 * @summary Finish a recurring plan
 */
export const useFinishRecurringPlan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishRecurringPlan>>, TError,FinishRecurringPlanMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishRecurringPlan>>,
        TError,
        FinishRecurringPlanMutationVariables,
        TContext
      > => {
      return useMutation(getFinishRecurringPlanMutationOptions(options), queryClient);
    }
    /**
 * @summary List purchases of recurring plans
 */
export const listRecurringPurchases = (
    recurringPurchasesRequest: RecurringPurchasesRequest,
 signal?: AbortSignal
) => {


      return requestListRecurringPurchases<RecurringPurchasePageResponse>(
      {url: `/earn/autoInvest/order/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: recurringPurchasesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListRecurringPurchasesQueryKey = (recurringPurchasesRequest?: RecurringPurchasesRequest,) => {
    return [
    'POST', `/earn/autoInvest/order/list`, recurringPurchasesRequest
    ] as const;
    }


export const getListRecurringPurchasesQueryOptions = <TData = Awaited<ReturnType<typeof listRecurringPurchases>>, TError = ErrorType<unknown>>(recurringPurchasesRequest: RecurringPurchasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecurringPurchasesQueryKey(recurringPurchasesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecurringPurchases>>> = ({ signal }) => listRecurringPurchases(recurringPurchasesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecurringPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecurringPurchases>>>
export type ListRecurringPurchasesQueryError = ErrorType<unknown>


export function useListRecurringPurchases<TData = Awaited<ReturnType<typeof listRecurringPurchases>>, TError = ErrorType<unknown>>(
 recurringPurchasesRequest: RecurringPurchasesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringPurchases>>,
          TError,
          Awaited<ReturnType<typeof listRecurringPurchases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringPurchases<TData = Awaited<ReturnType<typeof listRecurringPurchases>>, TError = ErrorType<unknown>>(
 recurringPurchasesRequest: RecurringPurchasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecurringPurchases>>,
          TError,
          Awaited<ReturnType<typeof listRecurringPurchases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecurringPurchases<TData = Awaited<ReturnType<typeof listRecurringPurchases>>, TError = ErrorType<unknown>>(
 recurringPurchasesRequest: RecurringPurchasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List purchases of recurring plans
 */

export function useListRecurringPurchases<TData = Awaited<ReturnType<typeof listRecurringPurchases>>, TError = ErrorType<unknown>>(
 recurringPurchasesRequest: RecurringPurchasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecurringPurchases>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecurringPurchasesQueryOptions(recurringPurchasesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






