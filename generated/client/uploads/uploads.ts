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
  UploadImageLocallyResponse
} from '../../models/upload-image-locally-response.ts';

import type {
  UploadImageRequest
} from '../../models/upload-image-request.ts';

import type {
  UploadImageResponse
} from '../../models/upload-image-response.ts';

import type {
  UploadImageTextRequest
} from '../../models/upload-image-text-request.ts';

import type {
  UploadImageTextResponse
} from '../../models/upload-image-text-response.ts';

import { requestUploadImage } from '../../requests/uploads.ts';
import type { ErrorType } from '../../requests/uploads.ts';
import { requestUploadImageLocally } from '../../requests/uploads.ts';
import { requestUploadImageText } from '../../requests/uploads.ts';




/**
 * @summary Upload a picture
 */
export const uploadImage = (
    uploadImageRequest: UploadImageRequest,
 signal?: AbortSignal
) => {


      return requestUploadImage<UploadImageResponse>(
      {url: `/uc/upload/oss/image`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: uploadImageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUploadImageMutationKey = () => ['uploadImage'] as const;

export const getUploadImageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext> => {

const mutationKey = getUploadImageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadImage>>, UploadImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadImage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadImageMutationResult = NonNullable<Awaited<ReturnType<typeof uploadImage>>>
    export type UploadImageMutationBody = UploadImageRequest
    export type UploadImageMutationError = ErrorType<unknown>
    export type UploadImageMutationVariables = {data: UploadImageRequest}

    /**
 * @summary Upload a picture
 */
export const useUploadImage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadImage>>,
        TError,
        UploadImageMutationVariables,
        TContext
      > => {
      return useMutation(getUploadImageMutationOptions(options), queryClient);
    }
    /**
 * @summary Upload a picture to the server itself
 */
export const uploadImageLocally = (
    uploadImageRequest: UploadImageRequest,
 signal?: AbortSignal
) => {


      return requestUploadImageLocally<UploadImageLocallyResponse>(
      {url: `/uc/upload/local/image`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: uploadImageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUploadImageLocallyMutationKey = () => ['uploadImageLocally'] as const;

export const getUploadImageLocallyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImageLocally>>, TError,UploadImageLocallyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadImageLocally>>, TError,UploadImageLocallyMutationVariables, TContext> => {

const mutationKey = getUploadImageLocallyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadImageLocally>>, UploadImageLocallyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadImageLocally(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadImageLocallyMutationResult = NonNullable<Awaited<ReturnType<typeof uploadImageLocally>>>
    export type UploadImageLocallyMutationBody = UploadImageRequest
    export type UploadImageLocallyMutationError = ErrorType<unknown>
    export type UploadImageLocallyMutationVariables = {data: UploadImageRequest}

    /**
 * @summary Upload a picture to the server itself
 */
export const useUploadImageLocally = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImageLocally>>, TError,UploadImageLocallyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadImageLocally>>,
        TError,
        UploadImageLocallyMutationVariables,
        TContext
      > => {
      return useMutation(getUploadImageLocallyMutationOptions(options), queryClient);
    }
    /**
 * @summary Upload a picture as text
 */
export const uploadImageText = (
    uploadImageTextRequest: UploadImageTextRequest,
 signal?: AbortSignal
) => {


      return requestUploadImageText<UploadImageTextResponse>(
      {url: `/uc/upload/oss/base64`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: uploadImageTextRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUploadImageTextMutationKey = () => ['uploadImageText'] as const;

export const getUploadImageTextMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImageText>>, TError,UploadImageTextMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof uploadImageText>>, TError,UploadImageTextMutationVariables, TContext> => {

const mutationKey = getUploadImageTextMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadImageText>>, UploadImageTextMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadImageText(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadImageTextMutationResult = NonNullable<Awaited<ReturnType<typeof uploadImageText>>>
    export type UploadImageTextMutationBody = UploadImageTextRequest
    export type UploadImageTextMutationError = ErrorType<unknown>
    export type UploadImageTextMutationVariables = {data: UploadImageTextRequest}

    /**
 * @summary Upload a picture as text
 */
export const useUploadImageText = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImageText>>, TError,UploadImageTextMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadImageText>>,
        TError,
        UploadImageTextMutationVariables,
        TContext
      > => {
      return useMutation(getUploadImageTextMutationOptions(options), queryClient);
    }
