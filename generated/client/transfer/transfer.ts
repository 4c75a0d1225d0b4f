/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  TransferCoinSwapRequest
} from '../../models/transfer-coin-swap-request.ts';

import type {
  TransferSecondRequest
} from '../../models/transfer-second-request.ts';

import type {
  TransferSwapRequest
} from '../../models/transfer-swap-request.ts';

import { requestTransferSwap } from '../../requests/transfer.ts';
import type { ErrorType } from '../../requests/transfer.ts';
import { requestTransferCoinSwap } from '../../requests/transfer.ts';
import { requestTransferSecond } from '../../requests/transfer.ts';




/**
 * @summary Move USDT between the spot and the USDT-margined account
 */
export const transferSwap = (
    transferSwapRequest: TransferSwapRequest,
 signal?: AbortSignal
) => {


      return requestTransferSwap<NoData>(
      {url: `/swap/wallet/trans`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: transferSwapRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTransferSwapMutationKey = () => ['transferSwap'] as const;

export const getTransferSwapMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferSwap>>, TError,TransferSwapMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferSwap>>, TError,TransferSwapMutationVariables, TContext> => {

const mutationKey = getTransferSwapMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferSwap>>, TransferSwapMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferSwap(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferSwapMutationResult = NonNullable<Awaited<ReturnType<typeof transferSwap>>>
    export type TransferSwapMutationBody = TransferSwapRequest
    export type TransferSwapMutationError = ErrorType<unknown>
    export type TransferSwapMutationVariables = {data: TransferSwapRequest}

    /**
 * @summary Move USDT between the spot and the USDT-margined account
 */
export const useTransferSwap = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferSwap>>, TError,TransferSwapMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferSwap>>,
        TError,
        TransferSwapMutationVariables,
        TContext
      > => {
      return useMutation(getTransferSwapMutationOptions(options), queryClient);
    }
    /**
 * @summary Move coins between the spot and the coin-margined account
 */
export const transferCoinSwap = (
    transferCoinSwapRequest: TransferCoinSwapRequest,
 signal?: AbortSignal
) => {


      return requestTransferCoinSwap<NoData>(
      {url: `/coinswap/wallet/trans`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: transferCoinSwapRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTransferCoinSwapMutationKey = () => ['transferCoinSwap'] as const;

export const getTransferCoinSwapMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferCoinSwap>>, TError,TransferCoinSwapMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferCoinSwap>>, TError,TransferCoinSwapMutationVariables, TContext> => {

const mutationKey = getTransferCoinSwapMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferCoinSwap>>, TransferCoinSwapMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferCoinSwap(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferCoinSwapMutationResult = NonNullable<Awaited<ReturnType<typeof transferCoinSwap>>>
    export type TransferCoinSwapMutationBody = TransferCoinSwapRequest
    export type TransferCoinSwapMutationError = ErrorType<unknown>
    export type TransferCoinSwapMutationVariables = {data: TransferCoinSwapRequest}

    /**
 * @summary Move coins between the spot and the coin-margined account
 */
export const useTransferCoinSwap = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferCoinSwap>>, TError,TransferCoinSwapMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferCoinSwap>>,
        TError,
        TransferCoinSwapMutationVariables,
        TContext
      > => {
      return useMutation(getTransferCoinSwapMutationOptions(options), queryClient);
    }
    /**
 * @summary Move coins between the spot and the second-contract account
 */
export const transferSecond = (
    transferSecondRequest: TransferSecondRequest,
 signal?: AbortSignal
) => {


      return requestTransferSecond<NoData>(
      {url: `/second/wallet/trans`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: transferSecondRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTransferSecondMutationKey = () => ['transferSecond'] as const;

export const getTransferSecondMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferSecond>>, TError,TransferSecondMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferSecond>>, TError,TransferSecondMutationVariables, TContext> => {

const mutationKey = getTransferSecondMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferSecond>>, TransferSecondMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  transferSecond(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferSecondMutationResult = NonNullable<Awaited<ReturnType<typeof transferSecond>>>
    export type TransferSecondMutationBody = TransferSecondRequest
    export type TransferSecondMutationError = ErrorType<unknown>
    export type TransferSecondMutationVariables = {data: TransferSecondRequest}

    /**
 * @summary Move coins between the spot and the second-contract account
 */
export const useTransferSecond = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferSecond>>, TError,TransferSecondMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferSecond>>,
        TError,
        TransferSecondMutationVariables,
        TContext
      > => {
      return useMutation(getTransferSecondMutationOptions(options), queryClient);
    }
