import type { Area } from '../area.ts'
import { uploadHandlers } from './handlers.ts'
import { type PhotoState, type PhotoCommand, freshPhotos, photoCommands } from './photos.ts'

/** Uploaded pictures. */
export const uploadsArea: Area<PhotoState, PhotoCommand> = {
  fresh: freshPhotos,
  commands: photoCommands,
  handlers: uploadHandlers,
}
