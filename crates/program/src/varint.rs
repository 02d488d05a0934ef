//! Encoding of numbers in as few bytes as they need (LEB128).

/// A writer that appends numbers to a byte buffer, in as few bytes as each needs.
pub(crate) struct Writer<'a>(pub &'a mut Vec<u8>);

impl Writer<'_> {
    /// Appends a number to the buffer.
    #[inline]
    pub fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    /// Appends the number of bytes and then the bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }
}

/// A reader that takes numbers from the front of bytes that a [`Writer`] wrote.
pub(crate) struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    /// Takes the next number from the front of the bytes.
    #[inline]
    pub fn number(&mut self) -> u64 {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let byte = self.0[0];
            self.0 = &self.0[1..];
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return value;
            }
            shift += 7;
        }
    }

    /// Takes the bytes that one call of [`Writer::bytes`] wrote.
    pub fn bytes(&mut self) -> &'a [u8] {
        let len = self.number() as usize;
        let (bytes, rest) = self.0.split_at(len);
        self.0 = rest;
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let mut bytes = vec![];
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        let mut w = Writer(&mut bytes);
        numbers.iter().for_each(|n| w.number(*n));
        w.bytes(b"abc");
        let mut r = Reader(&bytes);
        assert!(numbers.iter().all(|n| r.number() == *n));
        assert_eq!(r.bytes(), b"abc");
        assert!(r.0.is_empty());
    }
}
