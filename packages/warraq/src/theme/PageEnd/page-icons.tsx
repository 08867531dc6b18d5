import { drawIcon } from '@warraq/search-dialog/shared/draw-icon'

export const EditIcon = drawIcon('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3')
export const HomeIcon = drawIcon('M4 11l8-7 8 7v9h-5v-6H9v6H4z')
