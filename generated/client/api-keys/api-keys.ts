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
  ApiKeysResponse
} from '../../models/api-keys-response.ts';

import type {
  CreateApiKeyRequest
} from '../../models/create-api-key-request.ts';

import type {
  CreateApiKeyResponse
} from '../../models/create-api-key-response.ts';

import type {
  Id
} from '../../models/id.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  UpdateApiKeyRequest
} from '../../models/update-api-key-request.ts';

import { requestListApiKeys } from '../../requests/api-keys.ts';
import type { ErrorType } from '../../requests/api-keys.ts';
import { requestSendApiKeyCode } from '../../requests/api-keys.ts';
import { requestCreateApiKey } from '../../requests/api-keys.ts';
import { requestUpdateApiKey } from '../../requests/api-keys.ts';
import { requestDeleteApiKey } from '../../requests/api-keys.ts';




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
 * @summary List the API keys
 */
export const listApiKeys = (

 signal?: AbortSignal
) => {


      return requestListApiKeys<ApiKeysResponse>(
      {url: `/uc/open/get_key`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListApiKeysQueryKey = () => {
    return [
    `/uc/open/get_key`
    ] as const;
    }


export const getListApiKeysQueryOptions = <TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApiKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApiKeys>>> = ({ signal }) => listApiKeys(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApiKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listApiKeys>>>
export type ListApiKeysQueryError = ErrorType<unknown>


export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApiKeys>>,
          TError,
          Awaited<ReturnType<typeof listApiKeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the API keys
 */

export function useListApiKeys<TData = Awaited<ReturnType<typeof listApiKeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApiKeys>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApiKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The code goes to the bound phone and lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a code for API keys
 */
export const sendApiKeyCode = (

 signal?: AbortSignal
) => {


      return requestSendApiKeyCode<NoData>(
      {url: `/uc/mobile/api/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendApiKeyCodeMutationKey = () => ['sendApiKeyCode'] as const;

export const getSendApiKeyCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApiKeyCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendApiKeyCode>>, TError,void, TContext> => {

const mutationKey = getSendApiKeyCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendApiKeyCode>>, void> = () => {


          return  sendApiKeyCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendApiKeyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendApiKeyCode>>>

    export type SendApiKeyCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for API keys
 */
export const useSendApiKeyCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApiKeyCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendApiKeyCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendApiKeyCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Make an API key
 */
export const createApiKey = (
    createApiKeyRequest: CreateApiKeyRequest,
 signal?: AbortSignal
) => {


      return requestCreateApiKey<CreateApiKeyResponse>(
      {url: `/uc/open/api/save`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createApiKeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateApiKeyMutationKey = () => ['createApiKey'] as const;

export const getCreateApiKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext> => {

const mutationKey = getCreateApiKeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApiKey>>, CreateApiKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createApiKey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createApiKey>>>
    export type CreateApiKeyMutationBody = CreateApiKeyRequest
    export type CreateApiKeyMutationError = ErrorType<unknown>
    export type CreateApiKeyMutationVariables = {data: CreateApiKeyRequest}

    /**
 * @summary Make an API key
 */
export const useCreateApiKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApiKey>>,
        TError,
        CreateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateApiKeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Change an API key
 */
export const updateApiKey = (
    updateApiKeyRequest: UpdateApiKeyRequest,
 signal?: AbortSignal
) => {


      return requestUpdateApiKey<NoData>(
      {url: `/uc/open/api/update`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updateApiKeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateApiKeyMutationKey = () => ['updateApiKey'] as const;

export const getUpdateApiKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateApiKey>>, TError,UpdateApiKeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateApiKey>>, TError,UpdateApiKeyMutationVariables, TContext> => {

const mutationKey = getUpdateApiKeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateApiKey>>, UpdateApiKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateApiKey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof updateApiKey>>>
    export type UpdateApiKeyMutationBody = UpdateApiKeyRequest
    export type UpdateApiKeyMutationError = ErrorType<unknown>
    export type UpdateApiKeyMutationVariables = {data: UpdateApiKeyRequest}

    /**
 * @summary Change an API key
 */
export const useUpdateApiKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateApiKey>>, TError,UpdateApiKeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateApiKey>>,
        TError,
        UpdateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateApiKeyMutationOptions(options), queryClient);
    }
    /**
 * An act although it is a GET; it is never repeated or fetched ahead. POST is proposed: no public server answers to it, but a deployment whose server does may choose it.
 * @summary Delete an API key
 */
export const deleteApiKey = (
    id: Id,
 signal?: AbortSignal
) => {


      return requestDeleteApiKey<NoData>(
      {url: `/uc/open/api/del/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getDeleteApiKeyMutationKey = () => ['deleteApiKey'] as const;

export const getDeleteApiKeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext> => {

const mutationKey = getDeleteApiKeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteApiKey>>, DeleteApiKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteApiKey(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof deleteApiKey>>>

    export type DeleteApiKeyMutationError = ErrorType<unknown>
    export type DeleteApiKeyMutationVariables = {id: Id}

    /**
 * @summary Delete an API key
 */
export const useDeleteApiKey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteApiKey>>,
        TError,
        DeleteApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteApiKeyMutationOptions(options), queryClient);
    }
