import type { UploadImageResponse } from '#generated/models/upload-image-response.ts'
import { uploadImageLocallyOperation, uploadImageOperation } from '#generated/operations/uploads.ts'
import { requestUploadImage, requestUploadImageLocally } from '#generated/requests/uploads.ts'
import type { Upload } from '#src/web/forms/services.ts'

/** The calls that take a file as it is, by the names that the contract's `x-upload` uses. */
const CALLS = {
  uploadImage: { request: requestUploadImage, operation: uploadImageOperation },
  uploadImageLocally: { request: requestUploadImageLocally, operation: uploadImageLocallyOperation },
} as const

const isCall = (name: string): name is keyof typeof CALLS => Object.hasOwn(CALLS, name)

/**
 * Sends a picture by the call that its field names, and answers with the picture's address.
 * @throws ApiError when it was refused or did not arrive; RangeError for a call that takes no file
 */
export const upload: Upload = async (file, { operation: name, onUpload, signal }) => {
  if (!isCall(name)) throw new RangeError(`${name} is no call that takes a file`)
  const { request, operation } = CALLS[name]
  const config = { url: operation.path, method: operation.method, data: { file }, signal }
  const { data } = await request<UploadImageResponse>(config, { onUpload })
  return data
}
