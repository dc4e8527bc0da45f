const phone = { width: 390, height: 720 };
const desk = { width: 1040, height: 650 };
const onPhone = ['register', 'boarding'];

/** Size in which a picture of a guide is taken and drawn: a phone's for scenes on a phone, else a desk's. */
export const pictureSizeOf = (file: string) =>
  onPhone.some((scene) => file.startsWith(`${scene}-`)) ? phone : desk;
