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
  DeletePaymentMethodRequest
} from '../../models/delete-payment-method-request.ts';

import type {
  GetPaymentTypeConfigParams
} from '../../models/get-payment-type-config-params.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PaymentMethodsResponse
} from '../../models/payment-methods-response.ts';

import type {
  PaymentTypeConfigResponse
} from '../../models/payment-type-config-response.ts';

import type {
  PaymentTypesResponse
} from '../../models/payment-types-response.ts';

import type {
  SavePaymentMethodRequest
} from '../../models/save-payment-method-request.ts';

import { requestListPaymentTypes } from '../../requests/payments.ts';
import type { ErrorType } from '../../requests/payments.ts';
import { requestListPaymentMethods } from '../../requests/payments.ts';
import { requestGetPaymentTypeConfig } from '../../requests/payments.ts';
import { requestSavePaymentMethod } from '../../requests/payments.ts';
import { requestDeletePaymentMethod } from '../../requests/payments.ts';




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
 * Some servers want a token.
 * @summary List the ways of paying
 */
export const listPaymentTypes = (

 signal?: AbortSignal
) => {


      return requestListPaymentTypes<PaymentTypesResponse>(
      {url: `/uc/payment/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListPaymentTypesQueryKey = () => {
    return [
    `/uc/payment/list`
    ] as const;
    }


export const getListPaymentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentTypes>>> = ({ signal }) => listPaymentTypes(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentTypes>>>
export type ListPaymentTypesQueryError = ErrorType<unknown>


export function useListPaymentTypes<TData = Awaited<ReturnType<typeof listPaymentTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentTypes>>,
          TError,
          Awaited<ReturnType<typeof listPaymentTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentTypes<TData = Awaited<ReturnType<typeof listPaymentTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentTypes>>,
          TError,
          Awaited<ReturnType<typeof listPaymentTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentTypes<TData = Awaited<ReturnType<typeof listPaymentTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways of paying
 */

export function useListPaymentTypes<TData = Awaited<ReturnType<typeof listPaymentTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the payment methods of the member
 */
export const listPaymentMethods = (

 signal?: AbortSignal
) => {


      return requestListPaymentMethods<PaymentMethodsResponse>(
      {url: `/uc/payment/getRecords`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListPaymentMethodsQueryKey = () => {
    return [
    `/uc/payment/getRecords`
    ] as const;
    }


export const getListPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentMethods>>> = ({ signal }) => listPaymentMethods(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentMethods>>>
export type ListPaymentMethodsQueryError = ErrorType<unknown>


export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the payment methods of the member
 */

export function useListPaymentMethods<TData = Awaited<ReturnType<typeof listPaymentMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The form for a payment method is built from this.
 * @summary Read the form of a payment type
 */
export const getPaymentTypeConfig = (
    params: GetPaymentTypeConfigParams,
 signal?: AbortSignal
) => {


      return requestGetPaymentTypeConfig<PaymentTypeConfigResponse>(
      {url: `/uc/payment/findPaymentTypeConfigById`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetPaymentTypeConfigQueryKey = (params?: GetPaymentTypeConfigParams,) => {
    return [
    `/uc/payment/findPaymentTypeConfigById`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPaymentTypeConfigQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError = ErrorType<unknown>>(params: GetPaymentTypeConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentTypeConfigQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentTypeConfig>>> = ({ signal }) => getPaymentTypeConfig(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentTypeConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentTypeConfig>>>
export type GetPaymentTypeConfigQueryError = ErrorType<unknown>


export function useGetPaymentTypeConfig<TData = Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError = ErrorType<unknown>>(
 params: GetPaymentTypeConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentTypeConfig>>,
          TError,
          Awaited<ReturnType<typeof getPaymentTypeConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentTypeConfig<TData = Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError = ErrorType<unknown>>(
 params: GetPaymentTypeConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentTypeConfig>>,
          TError,
          Awaited<ReturnType<typeof getPaymentTypeConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentTypeConfig<TData = Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError = ErrorType<unknown>>(
 params: GetPaymentTypeConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the form of a payment type
 */

export function useGetPaymentTypeConfig<TData = Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError = ErrorType<unknown>>(
 params: GetPaymentTypeConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentTypeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentTypeConfigQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers do not check which rows are required.
 * @summary Save a payment method
 */
export const savePaymentMethod = (
    savePaymentMethodRequest: SavePaymentMethodRequest,
 signal?: AbortSignal
) => {


      return requestSavePaymentMethod<NoData>(
      {url: `/uc/payment/saveOrUpdate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: savePaymentMethodRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSavePaymentMethodMutationKey = () => ['savePaymentMethod'] as const;

export const getSavePaymentMethodMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePaymentMethod>>, TError,SavePaymentMethodMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof savePaymentMethod>>, TError,SavePaymentMethodMutationVariables, TContext> => {

const mutationKey = getSavePaymentMethodMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePaymentMethod>>, SavePaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePaymentMethod(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof savePaymentMethod>>>
    export type SavePaymentMethodMutationBody = SavePaymentMethodRequest
    export type SavePaymentMethodMutationError = ErrorType<unknown>
    export type SavePaymentMethodMutationVariables = {data: SavePaymentMethodRequest}

    /**
 * @summary Save a payment method
 */
export const useSavePaymentMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePaymentMethod>>, TError,SavePaymentMethodMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePaymentMethod>>,
        TError,
        SavePaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getSavePaymentMethodMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a payment method
 */
export const deletePaymentMethod = (
    deletePaymentMethodRequest: DeletePaymentMethodRequest,
 signal?: AbortSignal
) => {


      return requestDeletePaymentMethod<NoData>(
      {url: `/uc/payment/delRecordById`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deletePaymentMethodRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDeletePaymentMethodMutationKey = () => ['deletePaymentMethod'] as const;

export const getDeletePaymentMethodMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext> => {

const mutationKey = getDeletePaymentMethodMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePaymentMethod>>, DeletePaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deletePaymentMethod(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof deletePaymentMethod>>>
    export type DeletePaymentMethodMutationBody = DeletePaymentMethodRequest
    export type DeletePaymentMethodMutationError = ErrorType<unknown>
    export type DeletePaymentMethodMutationVariables = {data: DeletePaymentMethodRequest}

    /**
 * @summary Delete a payment method
 */
export const useDeletePaymentMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentMethod>>, TError,DeletePaymentMethodMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePaymentMethod>>,
        TError,
        DeletePaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePaymentMethodMutationOptions(options), queryClient);
    }
