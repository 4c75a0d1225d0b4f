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
  ApplyAsMerchantRequest
} from '../../models/apply-as-merchant-request.ts';

import type {
  ApplyAsMerchantResponse
} from '../../models/apply-as-merchant-response.ts';

import type {
  CancelMerchantRequest
} from '../../models/cancel-merchant-request.ts';

import type {
  MerchantDepositsResponse
} from '../../models/merchant-deposits-response.ts';

import type {
  MerchantStatusResponse
} from '../../models/merchant-status-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import { requestGetMerchantStatus } from '../../requests/merchant.ts';
import type { ErrorType } from '../../requests/merchant.ts';
import { requestListMerchantDeposits } from '../../requests/merchant.ts';
import { requestApplyAsMerchant } from '../../requests/merchant.ts';
import { requestCancelMerchant } from '../../requests/merchant.ts';




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
 * @summary Read where the merchant certification stands
 */
export const getMerchantStatus = (

 signal?: AbortSignal
) => {


      return requestGetMerchantStatus<MerchantStatusResponse>(
      {url: `/uc/approve/certified/business/status`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetMerchantStatusQueryKey = () => {
    return [
    'POST', `/uc/approve/certified/business/status`
    ] as const;
    }


export const getGetMerchantStatusQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantStatus>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantStatusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantStatus>>> = ({ signal }) => getMerchantStatus(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantStatus>>>
export type GetMerchantStatusQueryError = ErrorType<unknown>


export function useGetMerchantStatus<TData = Awaited<ReturnType<typeof getMerchantStatus>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantStatus>>,
          TError,
          Awaited<ReturnType<typeof getMerchantStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantStatus<TData = Awaited<ReturnType<typeof getMerchantStatus>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantStatus>>,
          TError,
          Awaited<ReturnType<typeof getMerchantStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantStatus<TData = Awaited<ReturnType<typeof getMerchantStatus>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read where the merchant certification stands
 */

export function useGetMerchantStatus<TData = Awaited<ReturnType<typeof getMerchantStatus>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the deposits a merchant may leave
 */
export const listMerchantDeposits = (

 signal?: AbortSignal
) => {


      return requestListMerchantDeposits<MerchantDepositsResponse>(
      {url: `/uc/approve/business-auth-deposit/list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListMerchantDepositsQueryKey = () => {
    return [
    'POST', `/uc/approve/business-auth-deposit/list`
    ] as const;
    }


export const getListMerchantDepositsQueryOptions = <TData = Awaited<ReturnType<typeof listMerchantDeposits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantDepositsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchantDeposits>>> = ({ signal }) => listMerchantDeposits(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchantDeposits>>>
export type ListMerchantDepositsQueryError = ErrorType<unknown>


export function useListMerchantDeposits<TData = Awaited<ReturnType<typeof listMerchantDeposits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDeposits>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDeposits<TData = Awaited<ReturnType<typeof listMerchantDeposits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDeposits>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDeposits<TData = Awaited<ReturnType<typeof listMerchantDeposits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deposits a merchant may leave
 */

export function useListMerchantDeposits<TData = Awaited<ReturnType<typeof listMerchantDeposits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantDepositsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The deposit is frozen with the application.
 * @summary Apply to be a merchant
 */
export const applyAsMerchant = (
    applyAsMerchantRequest: ApplyAsMerchantRequest,
 signal?: AbortSignal
) => {


      return requestApplyAsMerchant<ApplyAsMerchantResponse>(
      {url: `/uc/approve/certified/business/apply`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applyAsMerchantRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getApplyAsMerchantMutationKey = () => ['applyAsMerchant'] as const;

export const getApplyAsMerchantMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAsMerchant>>, TError,ApplyAsMerchantMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof applyAsMerchant>>, TError,ApplyAsMerchantMutationVariables, TContext> => {

const mutationKey = getApplyAsMerchantMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyAsMerchant>>, ApplyAsMerchantMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyAsMerchant(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyAsMerchantMutationResult = NonNullable<Awaited<ReturnType<typeof applyAsMerchant>>>
    export type ApplyAsMerchantMutationBody = ApplyAsMerchantRequest
    export type ApplyAsMerchantMutationError = ErrorType<unknown>
    export type ApplyAsMerchantMutationVariables = {data: ApplyAsMerchantRequest}

    /**
 * @summary Apply to be a merchant
 */
export const useApplyAsMerchant = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAsMerchant>>, TError,ApplyAsMerchantMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyAsMerchant>>,
        TError,
        ApplyAsMerchantMutationVariables,
        TContext
      > => {
      return useMutation(getApplyAsMerchantMutationOptions(options), queryClient);
    }
    /**
 * @summary Ask for the merchant deposit back
 */
export const cancelMerchant = (
    cancelMerchantRequest: CancelMerchantRequest,
 signal?: AbortSignal
) => {


      return requestCancelMerchant<NoData>(
      {url: `/uc/approve/cancel/business`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelMerchantRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelMerchantMutationKey = () => ['cancelMerchant'] as const;

export const getCancelMerchantMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMerchant>>, TError,CancelMerchantMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelMerchant>>, TError,CancelMerchantMutationVariables, TContext> => {

const mutationKey = getCancelMerchantMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelMerchant>>, CancelMerchantMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelMerchant(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelMerchantMutationResult = NonNullable<Awaited<ReturnType<typeof cancelMerchant>>>
    export type CancelMerchantMutationBody = CancelMerchantRequest
    export type CancelMerchantMutationError = ErrorType<unknown>
    export type CancelMerchantMutationVariables = {data: CancelMerchantRequest}

    /**
 * @summary Ask for the merchant deposit back
 */
export const useCancelMerchant = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMerchant>>, TError,CancelMerchantMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelMerchant>>,
        TError,
        CancelMerchantMutationVariables,
        TContext
      > => {
      return useMutation(getCancelMerchantMutationOptions(options), queryClient);
    }
