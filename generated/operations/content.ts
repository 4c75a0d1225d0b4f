// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/contract/operation.ts'
import type { Shape } from '#src/contract/shape.ts'
import { CommonStatus } from './shared.ts'

const AdvertisementPlace: Shape = {"kind":"enum","values":[0,1,2],"names":["APP_SHUFFLING","PC_SHUFFLING","PC_CLASSIFICATION"],"accept":["text","name"]}

const Advertisement: Shape = { kind: 'object', fields: { serialNumber: { shape: {"kind":"text"} }, name: { shape: {"kind":"text"} }, sysAdvertiseLocation: { shape: AdvertisementPlace }, lang: { shape: {"kind":"text"}, alias: ["locale"] }, startTime: { shape: {"kind":"text"} }, endTime: { shape: {"kind":"text"} }, url: { shape: {"kind":"text"} }, linkUrl: { shape: { kind: 'nullable', of: {"kind":"text"} } }, remark: { shape: { kind: 'nullable', of: {"kind":"text"} } }, status: { shape: CommonStatus }, createTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"gmt8","accept":["epoch-ms","iso"]} } }, content: { shape: { kind: 'nullable', of: {"kind":"text"} } }, author: { shape: { kind: 'nullable', of: {"kind":"text"} } }, sort: { shape: {"kind":"integer"} } } }

const Language: Shape = {"kind":"enum","values":["en_US","zh_CN","zh_HK","ja_JP","ko_KR","de_DE","fr_FR","it_IT","es_ES"]}

export const listAdvertisementsOperation: Operation = {
  id: 'listAdvertisements',
  tag: 'content',
  method: 'POST',
  path: '/uc/ancillary/system/advertise',
  encoding: 'form',
  effect: 'read',
  secured: false,
  body: { kind: 'object', fields: { sysAdvertiseLocation: { shape: AdvertisementPlace, optional: true }, lang: { shape: Language, optional: true } } },
  data: { kind: 'list', of: Advertisement },
}

