import type { Load } from '../messages.ts'

export const files = import.meta.glob<Awaited<ReturnType<Load>>>('/generated/messages/zh_HK/*.json')
