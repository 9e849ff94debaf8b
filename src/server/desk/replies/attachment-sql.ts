/** For statements that name `reply_attachments` as `a`: whether all bytes of the file have arrived. */
export const isCompleteSql = `a.bytes =
  (select coalesce(sum(octet_length(p.content)), 0) from attachment_parts p where p.attachment_id = a.id)`
