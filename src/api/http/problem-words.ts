import type { Bilingual } from "#text/locales.ts";

/** What a refused call is called, by its code. A code that is missing here falls back to its status. */
export const problemWords: Record<string, Bilingual> = {
  invalid_input: { id: "Ada isian yang perlu diperbaiki", en: "Some fields need attention" },
  invalid_json: { id: "Isi permintaan bukan JSON yang benar", en: "The request body is not valid JSON" },
  invalid_request: { id: "Permintaan tidak dapat dibaca", en: "The request cannot be read" },
  unauthorized: { id: "Anda perlu masuk lebih dulu", en: "You need to log in first" },
  login_ended: { id: "Sesi Anda telah berakhir", en: "Your session has ended" },
  invalid_credentials: {
    id: "Surel, nama pengguna, atau kata sandi tidak cocok",
    en: "The email, username or password does not match",
  },
  wrong_password: { id: "Kata sandi Anda keliru", en: "Your password is not right" },
  wrong_code: { id: "Kode itu keliru atau sudah lewat", en: "That code is wrong or too old" },
  two_factor_expired: { id: "Waktunya habis. Masuk sekali lagi", en: "Time ran out. Log in once more" },
  two_factor_locked: {
    id: "Terlalu banyak kode yang keliru. Coba lagi seperempat jam lagi",
    en: "Too many wrong codes. Try again in a quarter of an hour",
  },
  confirmation_required: {
    id: "Tulis kata sandi Anda sekali lagi sebelum mengubah ini",
    en: "Enter your password once more before you change this",
  },
  password_required: {
    id: "Tulis kata sandi akun ini untuk melanjutkan",
    en: "Enter the password of this account to continue",
  },
  passkey_unknown: { id: "Passkey ini tidak terdaftar", en: "This passkey is not registered" },
  passkey_known: {
    id: "Passkey ini sudah dipakai oleh sebuah akun",
    en: "This passkey belongs to an account already",
  },
  passkey_invalid: { id: "Passkey ini tidak dapat dibaca", en: "This passkey cannot be read" },
  passkey_unverified: {
    id: "Buka passkey dengan PIN, sidik jari, atau wajah. Perangkat ini tidak memintanya",
    en: "Unlock the passkey with a PIN, fingerprint or face. This device did not ask for one",
  },
  passkey_expired: { id: "Waktunya habis. Coba sekali lagi", en: "Time ran out. Try once more" },
  origin_refused: { id: "Permintaan datang dari situs lain", en: "The request comes from another site" },
  link_invalid: {
    id: "Tautan ini sudah dipakai atau sudah lewat",
    en: "This link has been used or is too old",
  },
  second_factor_required: {
    id: "Tulis kode dari aplikasi autentikator atau kode pemulihan",
    en: "Enter a code from your authenticator app or a recovery code",
  },
  deletion_requested: {
    id: "Akun ini akan dihapus. Batalkan penghapusan sebelum memesan",
    en: "This account is about to be deleted. Cancel the deletion before you order",
  },
  email_already_verified: { id: "Alamat surel sudah diverifikasi", en: "The email address is verified already" },
  not_found: { id: "Alamat ini tidak ada", en: "There is nothing at this address" },
  method_not_allowed: { id: "Alamat ini tidak menerima metode itu", en: "This address does not take that method" },
  conflict: { id: "Keadaannya sudah berubah", en: "Things have changed in the meantime" },
  email_unverified: { id: "Alamat surel belum diverifikasi", en: "The email address is not verified yet" },
  price_changed: { id: "Harga telah berubah", en: "The price has changed" },
  voucher_unavailable: { id: "Voucher tidak dapat dipakai", en: "The voucher cannot be used" },
  not_awaiting_payment: { id: "Pesanan ini tidak menunggu pembayaran", en: "This order is not awaiting payment" },
  buyer_fixed: {
    id: "Data tagihan pesanan ini tidak dapat diubah lagi",
    en: "The invoice details of this order can no longer be changed",
  },
  opened_by_invitation: {
    id: "Ruang kerja produk ini dibuka lewat undangan dari tim kami",
    en: "The workspace of this product is opened by an invitation from our team",
  },
  code_invalid: { id: "Kode itu sudah dipakai atau sudah lewat", en: "That code has been used or is too old" },
  not_paid: { id: "Tagihan terbit setelah pesanan dibayar", en: "The invoice comes once the order is paid" },
  not_an_upgrade: { id: "Paket itu tidak lebih tinggi dari paket Anda", en: "That package is not above yours" },
  upgrade_open: {
    id: "Masih ada kenaikan paket yang menunggu pembayaran. Bayar atau batalkan pesanan itu dulu",
    en: "Another upgrade is awaiting payment. Pay or cancel that order first",
  },
  nothing_left: {
    id: "Tidak ada masa langganan tersisa untuk ditingkatkan. Perpanjang paketnya",
    en: "There is no paid time left to upgrade. Renew the package instead",
  },
  bank_refused: {
    id: "Bank simulator tidak dapat melakukan itu pada pembayaran ini",
    en: "The simulated bank cannot do that to this payment",
  },
  no_active_package: { id: "Tidak ada paket yang aktif", en: "There is no active package" },
  body_too_large: { id: "Isi permintaan terlalu besar", en: "The request body is too large" },
  body_too_complex: {
    id: "Isi permintaan terlalu bertingkat atau berisi terlalu banyak nilai",
    en: "The request body is nested too deeply or holds too many values",
  },
  unsupported_media_type: { id: "Jenis isi permintaan tidak dikenal", en: "The request's content type is not known" },
  idempotency_key_reused: {
    id: "Idempotency-Key ini sudah dipakai untuk permintaan lain",
    en: "This Idempotency-Key was used for another request",
  },
  idempotency_key_required: { id: "Header Idempotency-Key wajib ada", en: "The Idempotency-Key header is required" },
  invalid_idempotency_key: {
    id: "Idempotency-Key harus 1 sampai 200 karakter ASCII",
    en: "Idempotency-Key must be 1 to 200 ASCII characters",
  },
  too_many_requests: {
    id: "Terlalu banyak permintaan. Coba lagi sebentar lagi",
    en: "Too many requests. Try again in a while",
  },
  payment_provider_unavailable: {
    id: "Penyedia pembayaran sedang tidak dapat dihubungi",
    en: "The payment provider cannot be reached",
  },
  unavailable: {
    id: "Layanan sedang tidak siap. Coba lagi sebentar lagi",
    en: "The service is not ready. Try again in a moment",
  },
  internal_error: { id: "Terjadi kesalahan di pihak kami", en: "Something went wrong on our side" },
};

/** What is wrong with one field, by its code; `{limit}` is the bound that was crossed, `{characters}` what does not belong. */
export const issueWords: Record<string, Bilingual> = {
  required: { id: "Wajib diisi", en: "Required" },
  too_short: { id: "Terlalu pendek, paling sedikit {limit}", en: "Too short, at least {limit}" },
  too_long: { id: "Terlalu panjang, paling banyak {limit} karakter", en: "Too long, at most {limit} characters" },
  too_small: { id: "Paling sedikit {limit}", en: "At least {limit}" },
  too_big: { id: "Paling banyak {limit}", en: "At most {limit}" },
  invalid_type: { id: "Jenis nilainya keliru", en: "Wrong type of value" },
  invalid_format: { id: "Bentuknya keliru", en: "Not in the right form" },
  invalid_characters: {
    id: "Memuat karakter yang tidak diperbolehkan{characters}",
    en: "Contains characters that are not allowed{characters}",
  },
  invalid_npwp: { id: "NPWP terdiri dari 15 atau 16 angka", en: "An NPWP has 15 or 16 digits" },
  invalid_email: {
    id: "Tulis alamat surel yang lengkap, misalnya nama@perusahaan.co.id",
    en: "Enter a full email address, such as name@company.com",
  },
  invalid_phone: {
    id: "Tulis nomor telepon yang lengkap, misalnya 0812 3456 7890",
    en: "Enter a full phone number, such as 0812 3456 7890 or +65 6123 4567",
  },
  invalid_username: {
    id: "Huruf, angka, titik, garis bawah, atau tanda hubung, diawali huruf",
    en: "Letters, digits, dots, underscores or hyphens, beginning with a letter",
  },
  username_taken: { id: "Nama pengguna ini sudah dipakai", en: "This username is taken" },
  common_password: {
    id: "Kata sandi ini mudah ditebak. Coba beberapa kata yang tidak berhubungan",
    en: "This password is easy to guess. Try several unrelated words",
  },
  unknown_package: { id: "Paket ini tidak ada", en: "There is no such package" },
  below_method_minimum: {
    id: "Paling sedikit Rp{limit} dengan cara bayar ini",
    en: "At least Rp{limit} with this payment method",
  },
  above_method_maximum: {
    id: "Paling banyak Rp{limit} dengan cara bayar ini",
    en: "At most Rp{limit} with this payment method",
  },
  unknown_product: { id: "Produk ini tidak ada", en: "There is no such product" },
  unknown_choice: { id: "Pilih salah satu yang tersedia", en: "Choose one of the options" },
  invalid: { id: "Nilainya tidak dapat diterima", en: "This value is not accepted" },
};
