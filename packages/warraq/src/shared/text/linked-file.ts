/** Files whose import gives a component their address: pictures, sound, films, fonts, documents. */
export const LINKED_FILE =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|mp4|m4v|webm|mov|ogv|mp3|m4a|wav|ogg|oga|aac|flac|woff2?|ttf|otf|pdf|docx?|xlsx?|zip)$/i
