// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'

export const uploadImageOperation: Operation = {
  id: 'uploadImage',
  tag: 'uploads',
  method: 'POST',
  path: '/uc/upload/oss/image',
  encoding: 'multipart',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { file: { shape: {"kind":"file"} } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"form-format-error","field":"file"}, {"code":500,"key":"not-find-file","field":"file"}, {"code":500,"key":"format-not-support","field":"file"}, {"code":500,"key":"too-many-pictures","field":"file"}, {"code":500,"key":"too-large","field":"file"}],
}

export const uploadImageLocallyOperation: Operation = {
  id: 'uploadImageLocally',
  tag: 'uploads',
  method: 'POST',
  path: '/uc/upload/local/image',
  encoding: 'multipart',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { file: { shape: {"kind":"file"} } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"form-format-error","field":"file"}, {"code":500,"key":"not-find-file","field":"file"}, {"code":500,"key":"format-not-support","field":"file"}, {"code":500,"key":"too-many-pictures","field":"file"}, {"code":500,"key":"too-large","field":"file"}],
}

export const uploadImageTextOperation: Operation = {
  id: 'uploadImageText',
  tag: 'uploads',
  method: 'POST',
  path: '/uc/upload/oss/base64',
  encoding: 'form',
  effect: 'act',
  secured: true,
  body: { kind: 'object', fields: { base64Data: { shape: {"kind":"text"} } } },
  data: {"kind":"text"},
  errors: [{"code":500,"key":"format-not-support","field":"base64Data"}, {"code":500,"key":"not-find-file","field":"base64Data"}, {"code":500,"key":"too-many-pictures","field":"base64Data"}, {"code":500,"key":"too-large","field":"base64Data"}],
}

