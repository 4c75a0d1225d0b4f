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
  CreateWithdrawCodeRequest
} from '../../models/create-withdraw-code-request.ts';

import type {
  CreateWithdrawCodeResponse
} from '../../models/create-withdraw-code-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PageRequest
} from '../../models/page-request.ts';

import type {
  WithdrawCodeRequest
} from '../../models/withdraw-code-request.ts';

import type {
  WithdrawCodeResponse
} from '../../models/withdraw-code-response.ts';

import type {
  WithdrawCodesResponse
} from '../../models/withdraw-codes-response.ts';

import { requestListWithdrawCodes } from '../../requests/withdraw-codes.ts';
import type { ErrorType } from '../../requests/withdraw-codes.ts';
import { requestLookUpWithdrawCode } from '../../requests/withdraw-codes.ts';
import { requestRedeemWithdrawCode } from '../../requests/withdraw-codes.ts';
import { requestCreateWithdrawCode } from '../../requests/withdraw-codes.ts';




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
 * @summary List the codes the member made
 */
export const listWithdrawCodes = (
    pageRequest: PageRequest,
 signal?: AbortSignal
) => {


      return requestListWithdrawCodes<WithdrawCodesResponse>(
      {url: `/uc/withdrawcode/record`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListWithdrawCodesQueryKey = (pageRequest?: PageRequest,) => {
    return [
    'POST', `/uc/withdrawcode/record`, pageRequest
    ] as const;
    }


export const getListWithdrawCodesQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawCodes>>, TError = ErrorType<unknown>>(pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawCodesQueryKey(pageRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawCodes>>> = ({ signal }) => listWithdrawCodes(pageRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawCodes>>>
export type ListWithdrawCodesQueryError = ErrorType<unknown>


export function useListWithdrawCodes<TData = Awaited<ReturnType<typeof listWithdrawCodes>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawCodes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawCodes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawCodes<TData = Awaited<ReturnType<typeof listWithdrawCodes>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawCodes>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawCodes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawCodes<TData = Awaited<ReturnType<typeof listWithdrawCodes>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the codes the member made
 */

export function useListWithdrawCodes<TData = Awaited<ReturnType<typeof listWithdrawCodes>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawCodesQueryOptions(pageRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It changes nothing, but the code it sends is money, so it is sent as an act and never kept in a query key.
 * @summary See what a code is worth before redeeming it
 */
export const lookUpWithdrawCode = (
    withdrawCodeRequest: WithdrawCodeRequest,
 signal?: AbortSignal
) => {


      return requestLookUpWithdrawCode<WithdrawCodeResponse>(
      {url: `/uc/withdrawcode/apply/info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: withdrawCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getLookUpWithdrawCodeMutationKey = () => ['lookUpWithdrawCode'] as const;

export const getLookUpWithdrawCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpWithdrawCode>>, TError,LookUpWithdrawCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof lookUpWithdrawCode>>, TError,LookUpWithdrawCodeMutationVariables, TContext> => {

const mutationKey = getLookUpWithdrawCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookUpWithdrawCode>>, LookUpWithdrawCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lookUpWithdrawCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LookUpWithdrawCodeMutationResult = NonNullable<Awaited<ReturnType<typeof lookUpWithdrawCode>>>
    export type LookUpWithdrawCodeMutationBody = WithdrawCodeRequest
    export type LookUpWithdrawCodeMutationError = ErrorType<unknown>
    export type LookUpWithdrawCodeMutationVariables = {data: WithdrawCodeRequest}

    /**
 * @summary See what a code is worth before redeeming it
 */
export const useLookUpWithdrawCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpWithdrawCode>>, TError,LookUpWithdrawCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookUpWithdrawCode>>,
        TError,
        LookUpWithdrawCodeMutationVariables,
        TContext
      > => {
      return useMutation(getLookUpWithdrawCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Redeem a code
 */
export const redeemWithdrawCode = (
    withdrawCodeRequest: WithdrawCodeRequest,
 signal?: AbortSignal
) => {


      return requestRedeemWithdrawCode<NoData>(
      {url: `/uc/withdrawcode/apply/recharge`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: withdrawCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRedeemWithdrawCodeMutationKey = () => ['redeemWithdrawCode'] as const;

export const getRedeemWithdrawCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemWithdrawCode>>, TError,RedeemWithdrawCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemWithdrawCode>>, TError,RedeemWithdrawCodeMutationVariables, TContext> => {

const mutationKey = getRedeemWithdrawCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemWithdrawCode>>, RedeemWithdrawCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemWithdrawCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemWithdrawCodeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemWithdrawCode>>>
    export type RedeemWithdrawCodeMutationBody = WithdrawCodeRequest
    export type RedeemWithdrawCodeMutationError = ErrorType<unknown>
    export type RedeemWithdrawCodeMutationVariables = {data: WithdrawCodeRequest}

    /**
 * @summary Redeem a code
 */
export const useRedeemWithdrawCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemWithdrawCode>>, TError,RedeemWithdrawCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemWithdrawCode>>,
        TError,
        RedeemWithdrawCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemWithdrawCodeMutationOptions(options), queryClient);
    }
    /**
 * The money moves from available to frozen until the code is redeemed; its maker may, too. A code that ends before has failed, and its money can be used again.
 * @summary Put money in a code
 */
export const createWithdrawCode = (
    createWithdrawCodeRequest: CreateWithdrawCodeRequest,
 signal?: AbortSignal
) => {


      return requestCreateWithdrawCode<CreateWithdrawCodeResponse>(
      {url: `/uc/withdrawcode/apply/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createWithdrawCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateWithdrawCodeMutationKey = () => ['createWithdrawCode'] as const;

export const getCreateWithdrawCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawCode>>, TError,CreateWithdrawCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawCode>>, TError,CreateWithdrawCodeMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawCode>>, CreateWithdrawCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWithdrawCodeMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawCode>>>
    export type CreateWithdrawCodeMutationBody = CreateWithdrawCodeRequest
    export type CreateWithdrawCodeMutationError = ErrorType<unknown>
    export type CreateWithdrawCodeMutationVariables = {data: CreateWithdrawCodeRequest}

    /**
 * @summary Put money in a code
 */
export const useCreateWithdrawCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawCode>>, TError,CreateWithdrawCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawCode>>,
        TError,
        CreateWithdrawCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWithdrawCodeMutationOptions(options), queryClient);
    }
